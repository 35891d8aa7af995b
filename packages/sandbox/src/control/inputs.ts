import { type ErrorCode, errorCatalog } from "@crossborder/errors";
import * as z from "zod";
import { operations } from "../description/operations.ts";
import { TRANSPORT_FAULTS } from "../faults/fault.ts";

export const nothing = z.object({});
export const id = z.object({ id: z.string() });
export const instanceId = z.string().describe("The instance.");
export const times = z.int().min(1).default(1).describe("How many of them it concerns.");
/** Ten years: dates end somewhere. */
const MAX_SECONDS = 315_360_000;
export const seconds = z.number().min(0).max(MAX_SECONDS).describe("Seconds of the sandbox's clock.");

/** Faults by any spelling that people try: spaces, underscores and capital letters do not matter. */
export const transportFault = z.preprocess(
  (value) => (typeof value === "string" ? value.toLowerCase().replaceAll(/[ _]/g, "-") : value),
  z.enum(TRANSPORT_FAULTS),
);

export const errorCode = z.enum(Object.keys(errorCatalog) as [ErrorCode, ...ErrorCode[]]); // the catalogue's own keys

/** An operation of the description, or all of them. */
export const operationId = z
  .enum(["*", ...operations.map((operation) => operation.id as string)])
  .describe("An operationId, or * for every operation.");
