import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { SessionExtras } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { isCredential } from "../security/is-credential.ts";
import { isExposed } from "./is-exposed.ts";

/** Throws `ConfigurationError` for credentials that cannot be sent, or that users of the program could read. */
export function checkCredentials(
  { credentials = {}, dangerouslyAllowBrowser }: ClientCoreOptions<never>,
  { resolveCredentials }: SessionExtras,
): void {
  for (const [name, credential] of Object.entries(credentials)) {
    if (credential === undefined) continue;
    if (!(typeof credential === "function" && resolveCredentials) && !isCredential(credential))
      throw new ConfigurationError(
        `${name} must be a key without a line break, or with rotateKeys a function.`,
      );
    if (dangerouslyAllowBrowser !== true && isExposed())
      throw new ConfigurationError(
        "Users can read a key in a browser. Set dangerouslyAllowBrowser to allow it.",
      );
  }
}
