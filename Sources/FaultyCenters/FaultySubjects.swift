/// The centers with one fault each, area by area.
package enum FaultySubjects {
  /// The faulty centers, each with all requirements that it violates in the golden scenarios.
  package static let rows: [SubjectRow] = [
    FaultyAccount.rows, FaultyAccountRegistration.rows, FaultyAccountSharing.rows,
    FaultyActivity.rows, FaultyActivityRetries.rows,
    FaultyBadge.rows,
    FaultyBroadcast.rows, FaultyBroadcastMembership.rows,
    FaultyDeduplication.rows,
    FaultyExtension.rows,
    FaultyHierarchy.rows, FaultyHierarchyLoading.rows,
    FaultyLaunch.rows, FaultyLaunchAtOnce.rows,
    FaultyLinks.rows, FaultyLinksReading.rows,
    FaultyNavigation.rows, FaultyNavigationMessages.rows, FaultyNavigationWayBack.rows,
    FaultyNotification.rows,
    FaultyNotificationForms.rows,
    FaultyPermission.rows,
    FaultyReentrancy.rows, FaultyReentrancyOfResponders.rows,
    FaultyRegistration.rows,
    FaultyResponders.rows, FaultyRespondersEvents.rows, FaultyRespondersMembership.rows,
    FaultyResponses.rows, FaultyResponsesForms.rows, FaultyResponsesOfApps.rows,
    FaultyResponsesPassingOn.rows,
    FaultyRouting.rows, FaultyRoutingOccasions.rows,
    FaultyScenes.rows,
    FaultyServices.rows, FaultyServicesAnswers.rows, FaultyServicesFetchResults.rows,
    FaultyServicesFetching.rows, FaultyServicesLaunch.rows,
    FaultySuppression.rows, FaultySuppressionMembership.rows, FaultySuppressionWaiting.rows,
    FaultyToast.rows, FaultyToastActivation.rows, FaultyToastAftermath.rows,
    FaultyToastMerging.rows,
    FaultyToken.rows, FaultyTokenInFront.rows, FaultyTokenNews.rows, FaultyTokenQueue.rows,
    FaultyTokenRepetitions.rows, FaultyTokenRetries.rows,
    FaultyWithdrawal.rows,
  ].flatMap(\.self)
}
