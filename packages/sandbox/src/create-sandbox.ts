import { buildSandbox, type Sandbox, type SandboxOptions } from "./build-sandbox.ts";
import { callback, checkOptions, filledText, flag, token } from "./check-options.ts";
import { createMemoryJournal } from "./state/journal.ts";
import { openSqliteJournal } from "./state/sqlite-journal.ts";

const CHECKS = {
  data: filledText,
  seed: filledText,
  webhookFetch: callback,
  controlToken: token,
  remoteControl: flag,
  onReport: callback,
};

/** Starts the service in this process. Throws when `data` cannot be opened, and for an option that is empty or unknown. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options, CHECKS);
  const { data, ...others } = options;
  return buildSandbox(data === undefined ? createMemoryJournal() : openSqliteJournal(data), others);
}
