import { type ErrorCode, errorCatalog } from "@crossborder/errors";
import * as z from "zod";
import { document } from "../description/document.ts";
import { operations } from "../description/operations.ts";
import { TRANSPORT_FAULTS, type TransportFault } from "../faults/fault.ts";
import { members } from "../names/members.ts";
import { nameInput } from "../names/name-input.ts";
import { isAddress } from "../rules/personal-sign.ts";
import { operationAt } from "./operation-at.ts";

export const nothing = members({});
export const id = members({ id: z.string() });

/** The ID in the path, and more. */
export function withId<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return members({ id: z.string(), ...shape });
}

export const instanceId = z.string().describe("The instance.");
export const times = z.int().min(1).default(1).describe("Number of calls or deliveries that are affected.");
/** Ten years: dates end somewhere. */
const MAX_SECONDS = 315_360_000;
export const seconds = z.number().min(0).max(MAX_SECONDS).describe("Seconds of the sandbox's clock.");

/** Short name of a connection failure: `after commit`. */
const shortName = /^\W*(?=(before|after)\W*commit\W*$)/i;

/** A fault on the wire, in any spelling: `reset-after-commit`, `resetAfterCommit`, `after commit`. */
export const transportFault = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(shortName, "reset-") : value),
  nameInput(TRANSPORT_FAULTS, "fault"),
) as unknown as z.ZodType<TransportFault, TransportFault | (string & {})>; // as `nameInput`

const sourceNames = (component: string) =>
  (document.components.schemas[component]?.enum ?? []).filter((name) => typeof name === "string");

export const token = nameInput(sourceNames("Token"), "token");
export const network = nameInput(sourceNames("BlockchainWalletNetwork"), "network");
export const event = nameInput(Object.keys(document.webhooks), "event");

/** An address of an EVM network. */
export const evmAddress = z
  .string()
  .refine(isAddress, { error: "Use an EVM address: 0x and 40 hexadecimal digits." });

export const errorCode = nameInput(Object.keys(errorCatalog) as ErrorCode[], "error code"); // the catalogue's own keys

const OPERATION_NAMES = ["*", ...operations.map((operation) => operation.id as string)];
const operationName = nameInput(OPERATION_NAMES, "operation");

/** An operation of the description, or all of them. */
export const operationId = z
  .string()
  .meta({
    description:
      "An operationId (`payouts.createEvm`), a method and a path (`POST /v1/instances/{instance_id}/payouts/evm`), or * for every operation.",
    examples: OPERATION_NAMES, // all of them: the dashboard offers these
  })
  .transform((text, context) => {
    const { data, error } = operationName.safeParse(operationAt(text) ?? text);
    for (const { message } of error?.issues ?? []) context.addIssue(message);
    return data ?? z.NEVER;
  });
