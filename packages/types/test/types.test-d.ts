import { describe, expectTypeOf, test } from "vitest";
import type {
  BankAccountCreate,
  BankAccountType,
  CountryCode,
  components,
  ErrorCode,
  ErrorEnvelope,
  MinorUnits,
  Open,
  operations,
  PageLimit,
  Payin,
  PayinStatus,
  PayinStatusResponse,
  PayoutId,
  paths,
  Quote,
  QuoteCreate,
  QuoteId,
  Token,
  Transfer,
  WebhookEvent,
  webhooks,
} from "../src/index.ts";

describe("names", () => {
  test("a schema has the same type by its name and as a component", () => {
    expectTypeOf<Quote>().toEqualTypeOf<components["schemas"]["Quote"]>();
    expectTypeOf<BankAccountCreate>().toEqualTypeOf<components["schemas"]["BankAccountCreate"]>();
  });

  test("operations are known by their identifier, and paths lead to them", () => {
    type Create = paths["/v1/instances/{instance_id}/quotes"]["post"];
    expectTypeOf<Create>().toEqualTypeOf<operations["quotes.create"]>();
    expectTypeOf<Create["requestBody"]["content"]["application/json"]>().toEqualTypeOf<QuoteCreate>();
    expectTypeOf<Create["responses"][200]["content"]["application/json"]>().toEqualTypeOf<Quote>();
    expectTypeOf<Create["responses"]["4XX"]["content"]["application/json"]>().toEqualTypeOf<ErrorEnvelope>();
  });

  test("a path that is not described is no path", () => {
    expectTypeOf<paths>().not.toHaveProperty("/v1/instances/{instance_id}/nothing");
    expectTypeOf<keyof paths>().not.toEqualTypeOf<string>();
  });

  test("nothing became any", () => {
    expectTypeOf<Quote>().not.toBeAny();
    expectTypeOf<Quote["contract"]>().not.toBeAny();
    expectTypeOf<Transfer>().not.toBeAny();
    expectTypeOf<paths>().not.toBeAny();
  });
});

describe("identifiers", () => {
  test("begin with the prefix of their kind", () => {
    expectTypeOf<QuoteId>().toEqualTypeOf<`qu_${string}`>();
    expectTypeOf<PayoutId>().not.toExtend<QuoteId>();
    expectTypeOf<"qu_000000000001">().toExtend<QuoteId>();
    expectTypeOf<string>().not.toExtend<QuoteId>();
  });
});

/** Required keys; optional ones may be added at any time. */
type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

describe("sets of values", () => {
  test("are closed under their own names", () => {
    expectTypeOf<"processing" | "completed">().toExtend<PayinStatus>();
    expectTypeOf<string>().not.toExtend<PayinStatus>();
    expectTypeOf<"USDB" | "USDC" | "USDT">().toExtend<Token>();
    expectTypeOf<string>().not.toExtend<Token>();
    expectTypeOf<10 | 1000>().toExtend<PageLimit>();
    expectTypeOf<number>().not.toExtend<PageLimit>();
  });

  test("are closed in requests", () => {
    expectTypeOf<QuoteCreate["token"]>().toEqualTypeOf<Token>();
    expectTypeOf<"USDX">().not.toExtend<QuoteCreate["token"]>();
    type Query = NonNullable<operations["payins.list"]["parameters"]["query"]>;
    expectTypeOf<NonNullable<Query["limit"]>>().toEqualTypeOf<PageLimit>();
    expectTypeOf<20>().not.toExtend<NonNullable<Query["limit"]>>();
  });

  test("are open in responses, with the known values still visible", () => {
    expectTypeOf<Payin["status"]>().toEqualTypeOf<Open<PayinStatus>>();
    expectTypeOf<Payin["status"]>().not.toEqualTypeOf<string>();
    expectTypeOf<string>().toExtend<Payin["status"]>();
  });

  test("that travel both ways have an open twin", () => {
    expectTypeOf<PayinStatusResponse>().toEqualTypeOf<Open<PayinStatus>>();
    expectTypeOf<components["schemas"]["PayinStatusResponse"]>().toEqualTypeOf<PayinStatusResponse>();
  });

  test("stay visible beside any other string", () => {
    expectTypeOf<ErrorEnvelope["code"]>().toEqualTypeOf<Open<ErrorCode>>();
  });

  test("hold each country once", () => {
    expectTypeOf<"DE">().toExtend<CountryCode>();
    expectTypeOf<"XX">().not.toExtend<CountryCode>();
  });
});

describe("objects", () => {
  test("fields without a stated type are unknown", () => {
    expectTypeOf<Quote["expires_at"]>().toEqualTypeOf<unknown>();
    expectTypeOf<Quote["contract"]["abi"]>().toEqualTypeOf<unknown>();
  });

  test("money is a number of minor units", () => {
    expectTypeOf<QuoteCreate["request_amount"]>().toEqualTypeOf<MinorUnits>();
    expectTypeOf<MinorUnits>().toEqualTypeOf<number>();
  });

  test("a misspelled property does not compile", () => {
    // @ts-expect-error `country` belongs to no Pix account
    const account: BankAccountCreate = { type: "pix", name: "Main account", pix_keyy: "ada@example.com" };
    expectTypeOf(account).toExtend<BankAccountCreate>();
  });

  test("every required field of a quote is required", () => {
    expectTypeOf<{ token: Token }>().not.toExtend<QuoteCreate>();
    expectTypeOf<RequiredKeys<QuoteCreate>>().toEqualTypeOf<
      "bank_account_id" | "currency_type" | "cover_fees" | "request_amount" | "network" | "token"
    >();
  });
});

describe("unions", () => {
  test("of rails are distinguished apart by a literal type", () => {
    expectTypeOf<BankAccountCreate["type"]>().toEqualTypeOf<BankAccountType>();
    expectTypeOf<Extract<BankAccountCreate, { type: "pix" }>["pix_key"]>().toEqualTypeOf<
      string | undefined
    >();
  });

  test("of events are distinguished apart by a literal name", () => {
    expectTypeOf<WebhookEvent["webhook_event"]>().toEqualTypeOf<keyof webhooks>();
    expectTypeOf<Extract<WebhookEvent, { webhook_event: "payin.new" }>["status"]>().toEqualTypeOf<
      Open<PayinStatus>
    >();
  });
});
