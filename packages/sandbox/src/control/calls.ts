import { accountCalls } from "./account-calls.ts";
import { clockCalls } from "./clock-calls.ts";
import { faultCalls } from "./fault-calls.ts";
import { fixtureCalls } from "./fixture-calls.ts";
import { resourceCalls } from "./resource-calls.ts";
import { stateCalls } from "./state-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";

/** Every call of the control interface, by name. */
export const controlCalls = {
  ...clockCalls,
  ...fixtureCalls,
  ...resourceCalls,
  ...webhookCalls,
  ...faultCalls,
  ...stateCalls,
  ...accountCalls,
} as const;

export type ControlCalls = typeof controlCalls;
export type ControlName = keyof ControlCalls;

/** Path prefix of the control interface. */
export const CONTROL_PATH = "/__sandbox";

/** Names the journal that a call was made on. It changes with a reset and a restore. */
export const JOURNAL_HEADER = "sandbox-journal";
