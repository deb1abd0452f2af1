import Testing

@testable import PropertyEngine

@Suite("Random words")
struct SplitMix64Tests {
  @Test("Sixty-four words equal those of an independent program")
  func vector() {
    var random = SplitMix64(seed: 0x5EED)
    #expect((0..<64).map { _ in random.next() } == Self.words)
  }

  @Test("The words for seed 1234567 equal the words that the authors published")
  func published() {
    var random = SplitMix64(seed: 1_234_567)
    let words = (0..<5).map { _ in random.next() }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test(
    "A bounded draw stays within its bounds and reaches them",
    arguments: [0, 1, 2, 6, 255] as [UInt64]
  )
  func bounds(maximum: UInt64) {
    var random = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: Int(maximum) + 1)
    for _ in 0..<25_600 { counts[Int(random.next(through: maximum))] += 1 }
    let expected = 25_600 / counts.count
    #expect(counts.allSatisfy { abs($0 - expected) < max(1, expected / 2) })
  }

  @Test(
    "A bounded draw does not favour small numbers",
    arguments: [.max, .max - 1, 1 << 63] as [UInt64]
  )
  func largeBounds(maximum: UInt64) {
    var random = SplitMix64(seed: 2)
    let small = (0..<10_000).count { _ in random.next(through: maximum) < maximum / 4 }
    #expect((2_300...2_700).contains(small))
  }

  static let words: [UInt64] = [
    0x09F1_FD9D_03F0_A9B4, 0x5532_7416_1BBF_8475, 0x5D5B_CA46_96B3_43B3, 0x70D2_9B6C_7D22_528D,
    0x0BF2_B716_F991_5475, 0x5EB7_F92B_9538_7CCA, 0x296C_D0F2_C21D_7F90, 0x1289_A698_05C1_25B1,
    0xDAA2_7FB8_DACB_9E73, 0x3ED0_8D59_CB3F_4727, 0x58A5_F17B_6C15_C659, 0x651A_C042_FA7B_481A,
    0x22AF_6AEA_A88E_8DCC, 0x2D2B_AE64_640A_BFB9, 0xAD0E_83A7_1023_1B07, 0x9D30_FF21_69D9_1F12,
    0xF5FF_07C9_5235_04DD, 0x1273_C823_BA66_EEC0, 0x47E1_DBE2_49CB_520B, 0xBBEA_42BD_6948_4ADC,
    0xC33E_61BC_6EF9_E4C4, 0x752C_D583_231B_5114, 0xE53D_C6E1_9886_22E5, 0x928E_B721_ED36_1BA3,
    0x10BF_7972_F379_031E, 0x9740_41D1_5AD7_5C38, 0xFF9B_273F_4228_6387, 0x2601_349F_EF08_7EB0,
    0x5753_F8EF_429A_4A7E, 0x2663_E5E9_DCBC_BABA, 0xA8BB_872E_52C6_235C, 0xE177_4D56_B0DC_91AC,
    0x8634_930F_702B_6452, 0x1674_658F_3089_2DDD, 0x2F95_7488_E4FD_469E, 0x656E_D1CB_9A12_6362,
    0x5325_6626_0916_3089, 0x3BA2_78A3_9643_A1BC, 0x0EFA_3DDA_5446_46D9, 0x4CC8_C74C_1FB5_20CC,
    0x626C_1EF3_31F8_5C18, 0x0145_7B86_2CC7_B3C9, 0x3825_403D_F6F9_AD71, 0x272C_78C4_13C9_D42D,
    0x4DDE_6838_B289_C9CE, 0x1467_A128_9E64_EB89, 0x00EB_8B8A_36B5_B98D, 0xF244_3B54_2BF8_1344,
    0x2786_41CA_D03A_D4BE, 0x5A71_CD3D_503F_AEEE, 0x2C58_DAA0_6446_969A, 0x7955_9FF0_F9D2_6976,
    0x4A12_7FE7_AAC0_FFFD, 0xBCA4_8838_2780_3ECC, 0xB606_27C1_559D_3728, 0x0D1D_73CE_3F48_B12D,
    0x78E7_4B9E_B7B5_0E87, 0xEB26_C664_BA82_2E65, 0xEF79_4A8D_CA9D_CB0A, 0x8911_9CBF_1EE9_784B,
    0x180B_37DF_F135_DE45, 0xBE1B_67D3_E605_5F33, 0x6FBE_6FBA_62CE_02C8, 0x1FBF_7B87_B4F3_6BC8,
  ]
}
