import { type ErrorCode, errorCatalog } from "@crossborder/errors";
import * as z from "zod";
import { operations } from "../description/operations.ts";
import { TRANSPORT_FAULTS, type TransportFault } from "../faults/fault.ts";
import { nameInput } from "./name-input.ts";

export const nothing = z.object({});
export const id = z.object({ id: z.string() });
export const instanceId = z.string().describe("The instance.");
export const times = z.int().min(1).default(1).describe("How many calls or deliveries are affected.");
/** Ten years: dates end somewhere. */
const MAX_SECONDS = 315_360_000;
export const seconds = z.number().min(0).max(MAX_SECONDS).describe("Seconds of the sandbox's clock.");

/** What is left of a fault's name when its spelling does not matter. */
const spelled = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replace(/^reset/, "");

/** A fault on the wire, in any spelling: `reset-after-commit`, `resetAfterCommit`, `after commit`. */
export const transportFault = z.preprocess(
  (value) =>
    TRANSPORT_FAULTS.find((name) => typeof value === "string" && spelled(name) === spelled(value)) ?? value,
  nameInput(TRANSPORT_FAULTS, "fault"),
) as z.ZodType<TransportFault, TransportFault | (string & {})>; // so that editors offer the names

export const errorCode = nameInput(Object.keys(errorCatalog) as ErrorCode[], "error code"); // the catalogue's own keys

/** An operation of the description, or all of them. */
export const operationId = nameInput(
  ["*", ...operations.map((operation) => operation.id as string)],
  "operation",
).describe("An operationId, or * for every operation.");
