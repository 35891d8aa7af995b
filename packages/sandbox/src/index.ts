/**
 * The cross-border payments API on your own machine: every documented behaviour, signed webhooks, a clock and faults.
 *
 * @module
 */

export { serveSandbox } from "#platform";
export type { Sandbox, SandboxOptions } from "./build-sandbox.ts";
export type { InstanceView } from "./control/account-calls.ts";
export { type Control, ControlError, type ControlOptions, createControl } from "./control/control.ts";
export type { Delivery } from "./control/webhook-calls.ts";
export { createSandbox } from "./create-sandbox.ts";
export type { InternalErrorReport } from "./engine.ts";
export type { TransportFault } from "./faults/fault.ts";
export type { RunningSandbox, ServeOptions } from "./server/serve.ts";
export type { Change, JournalEntry, SandboxRecord } from "./state/journal.ts";
export type { Snapshot } from "./state/store.ts";
