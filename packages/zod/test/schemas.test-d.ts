import type {
  BankAccountCreate as BankAccountCreateType,
  Open,
  PayinStatus as PayinStatusType,
} from "@crossborder/types";
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import { BankAccountCreate, CountryCode, Payin, Quote, QuoteId } from "../src/index.ts";
import { operations } from "../src/operations.ts";
import type * as response from "../src/response.ts";

test("what is parsed has the type of @crossborder/types", () => {
  expectTypeOf(BankAccountCreate.parse({})).toEqualTypeOf<BankAccountCreateType>();
  expectTypeOf(QuoteId.parse("")).toEqualTypeOf<`qu_${string}`>();
});

test("a misspelled property is an error", () => {
  const quote = Quote.parse({});
  // @ts-expect-error there is no such property
  quote.contrct;
});

test("enums are closed in the request reading and open in the response one", () => {
  expectTypeOf<z.output<typeof Payin>["status"]>().toEqualTypeOf<PayinStatusType>();
  expectTypeOf<z.output<typeof response.Payin>["status"]>().toEqualTypeOf<Open<PayinStatusType>>();
});

test("branches narrow by their discriminator", () => {
  const account = BankAccountCreate.parse({});
  if (account.type === "pix") expectTypeOf(account.pix_key).toEqualTypeOf<string | undefined>();
});

test("schemas are plain zod: shape, pick, extend, options", () => {
  expectTypeOf(Payin.shape.id).toHaveProperty("safeParse");
  expectTypeOf<z.output<ReturnType<typeof pickId>>>().toEqualTypeOf<{ id: `pi_${string}` }>();
  expectTypeOf(CountryCode.options).items.toExtend<string>();
});

function pickId() {
  return Payin.pick({ id: true });
}

test("validators are keyed by operationId and status", () => {
  expectTypeOf(operations["quotes.create"].response["200"].parse({}).id).toEqualTypeOf<`qu_${string}`>();
  // @ts-expect-error there is no such operation
  operations["quotes.destroy"];
});
