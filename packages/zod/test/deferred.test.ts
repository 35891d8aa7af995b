import { expect, test } from "vitest";
import * as z from "zod";
import * as request from "../src/index.ts";
import { operations } from "../src/operations.ts";
import * as response from "../src/response.ts";
import { webhooks } from "../src/webhooks.ts";

/** Schemas that are one call of zod: deferring them would cost as much. */
const ONE_CALL = [z.ZodEnum, z.ZodLiteral, z.ZodString, z.ZodUnknown];

test("importing builds no schema of several calls, and each is plain zod when it is used", () => {
  const parts = Object.values(operations).flatMap(({ request, response }) => [
    ...Object.entries(request),
    ...Object.entries(response),
  ]);
  const schemas = [...[request, response, webhooks].flatMap((module) => Object.entries(module)), ...parts];
  const built = schemas.filter(([, schema]) => Object.keys(schema).length > 0);
  expect(
    built.filter(([, schema]) => !ONE_CALL.some((one) => schema instanceof one) || schema.def.checks),
  ).toEqual([]);
  expect(built.length).toBeLessThan(schemas.length / 4);
  expect(schemas.filter(([, schema]) => !(schema instanceof z.ZodType))).toEqual([]);
});

test("what both readings share is one schema", () => {
  expect(response.Quote).toBe(request.Quote);
  expect(response.Payin).not.toBe(request.Payin);
});

test("its own path gives the schema of the index", async () => {
  const [index, own] = await Promise.all([import("@crossborder/zod"), import("@crossborder/zod/Quote")]);
  expect(own.Quote).toBe(index.Quote);
  const [grown, ownGrown] = await Promise.all([
    import("@crossborder/zod/response"),
    import("@crossborder/zod/response/Payin"),
  ]);
  expect(ownGrown.Payin).toBe(grown.Payin);
  expect(ownGrown.Payin).not.toBe(index.Payin);
});
