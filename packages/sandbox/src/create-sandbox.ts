import { openSqliteJournal } from "#platform";
import { buildSandbox, type Sandbox, type SandboxOptions } from "./build-sandbox.ts";
import { callback, checkOptions, filledText, flag, token } from "./check-options.ts";
import { createMemoryJournal } from "./state/journal.ts";

const CHECKS = {
  dataFile: filledText,
  seed: filledText,
  webhookFetch: callback,
  controlToken: token,
  remoteControl: flag,
  onInternalError: callback,
};

/** Starts the service in this process. Throws when `dataFile` cannot be opened, and for an option that is empty or unknown. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  if ("port" in options) throw new TypeError("Pass `port` to serveSandbox(sandbox, { port }).");
  checkOptions(options, CHECKS);
  const { dataFile, ...others } = options;
  return buildSandbox(dataFile === undefined ? createMemoryJournal() : openSqliteJournal(dataFile), others);
}
