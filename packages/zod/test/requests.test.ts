import { describe, expect, test } from "vitest";
import {
  BankAccountCreate,
  BankAccountType,
  CountryCode,
  CustomerCreate,
  MinorUnits,
  PageLimit,
  PayoutCreateEvm,
  QuoteId,
} from "../src/index.ts";

/** Path and message of each issue that a schema reports for a value. */
function complaints(
  schema: {
    safeParse(
      value: unknown,
    ):
      | ReturnType<typeof BankAccountCreate.safeParse>
      | { error?: { issues: { path: PropertyKey[]; message: string }[] } };
  },
  value: unknown,
): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("creating a bank account", () => {
  test.each(BankAccountType.options)("the rail %s needs a type and a name, nothing else", (type) => {
    expect(complaints(BankAccountCreate, { type, name: "Main" })).toEqual([]);
    expect(complaints(BankAccountCreate, { type })).toEqual([
      "name: Invalid input: required but missing, expected string",
    ]);
  });

  test("there are eleven rails", () => {
    expect(BankAccountType.options).toHaveLength(11);
    expect(BankAccountCreate.options).toHaveLength(11);
  });

  test("an unknown rail is rejected with the rails that exist", () => {
    const [complaint = ""] = complaints(BankAccountCreate, { type: "carrier_pigeon", name: "Main" });
    expect(complaint).toContain("type: Invalid discriminator value. Expected 'ach' | 'wire' | 'pix'");
  });

  test("the fields of the rail that was chosen are checked, those of another are not known to it", () => {
    expect(complaints(BankAccountCreate, { type: "pix", name: "Main", pix_key: 1 })).toEqual([
      "pix_key: Invalid input: expected string, received number",
    ]);
    expect(complaints(BankAccountCreate, { type: "ach", name: "Main", pix_key: 1 })).toEqual([]);
  });

  test.each(["debitcard", "phonenum"])("SPEI by %s asks for the institution code", (spei_protocol) => {
    const account = { type: "spei_partner", name: "Main", spei_protocol };
    expect(complaints(BankAccountCreate, account)).toEqual([
      "spei_institution_code: Invalid input: required but missing",
    ]);
    expect(complaints(BankAccountCreate, { ...account, spei_institution_code: "40000" })).toEqual([]);
    expect(complaints(BankAccountCreate, { ...account, spei_institution_code: "4000" })).toEqual([
      "spei_institution_code: Too small: expected string to have exactly 5 characters",
    ]);
  });

  test("SPEI by CLABE does not", () => {
    expect(
      complaints(BankAccountCreate, { type: "spei_partner", name: "Main", spei_protocol: "clabe" }),
    ).toEqual([]);
  });

  test("a beneficiary's name has at most 128 characters, counted as people count them", () => {
    const account = { type: "ach", name: "Main", beneficiary_name: "😀".repeat(128) };
    expect(complaints(BankAccountCreate, account)).toEqual([]);
    expect(complaints(BankAccountCreate, { ...account, beneficiary_name: "a".repeat(129) })).toHaveLength(1);
  });
});

describe("creating a customer", () => {
  test("enhanced verification is rejected for a business, and for nobody else", () => {
    expect(complaints(CustomerCreate, { type: "business", kyc_type: "enhanced" })).toEqual([
      'kyc_type: Invalid input: expected "standard"',
    ]);
    expect(complaints(CustomerCreate, { type: "individual", kyc_type: "enhanced" })).toEqual([]);
    expect(complaints(CustomerCreate, { kyc_type: "enhanced" })).toEqual([]);
    expect(complaints(CustomerCreate, { type: "business" })).toEqual([]);
  });

  test("formats are asserted", () => {
    expect(complaints(CustomerCreate, { email: "ada" })).toEqual(["email: Invalid email"]);
    expect(complaints(CustomerCreate, { ip_address: "::1" })).toEqual([]);
    expect(complaints(CustomerCreate, { ip_address: "1.2.3" })).toHaveLength(1);
    expect(complaints(CustomerCreate, { phone_number: "12025550100" })).toHaveLength(1);
  });

  test("the countries are closed", () => {
    expect(CountryCode.options).toContain("BR");
    expect(complaints(CustomerCreate, { country: "XX" })).toHaveLength(1);
  });
});

describe("values", () => {
  test("minor units are whole numbers that a double holds exactly", () => {
    for (const value of [0, -0, 5000, -5000, 2 ** 53 - 1])
      expect(MinorUnits.safeParse(value).success).toBe(true);
    for (const value of [1.5, 2 ** 53, -(2 ** 53), Number.NaN, "5000", 5000n]) {
      expect(MinorUnits.safeParse(value).success).toBe(false);
    }
  });

  test("an ID has its prefix and fifteen characters", () => {
    expect(QuoteId.safeParse("qu_000000000001").success).toBe(true);
    expect(QuoteId.safeParse("po_000000000001").success).toBe(false);
    expect(QuoteId.safeParse("qu_1").success).toBe(false);
  });

  test("a page has one of the sizes of the description", () => {
    expect(PageLimit.safeParse(50).success).toBe(true);
    expect(PageLimit.safeParse(51).success).toBe(false);
  });
});

describe("what comes back", () => {
  test("is the value that was given: unknown keys stay, in their order", () => {
    const payout = { note: "mine", sender_wallet_address: "0x1", quote_id: "qu_000000000001" };
    expect(PayoutCreateEvm.parse(payout)).toBe(payout);
  });

  test("an own key called __proto__ is data like any other", () => {
    const payout = JSON.parse(
      '{"quote_id":"qu_000000000001","sender_wallet_address":"0x1","__proto__":{"admin":true}}',
    );
    const result = PayoutCreateEvm.parse(payout);
    expect(JSON.stringify(result)).toBe(JSON.stringify(payout));
    expect((result as { admin?: boolean }).admin).toBeUndefined();
  });
});
