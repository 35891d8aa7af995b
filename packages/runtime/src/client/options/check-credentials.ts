import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { isCredential } from "../security/is-credential.ts";
import { isExposed } from "./is-exposed.ts";

/** Throws `ConfigurationError` for credentials that cannot be sent, or that users of the program could read. */
export function checkCredentials({
  credentials = {},
  dangerouslyAllowBrowser,
  resolveCredentials,
}: Pick<ClientCoreOptions, "credentials" | "dangerouslyAllowBrowser" | "resolveCredentials">): void {
  const given = Object.entries(credentials).filter(([, credential]) => credential !== undefined);
  for (const [name, credential] of given)
    if (!(typeof credential === "function" && resolveCredentials) && !isCredential(credential))
      throw new ConfigurationError(
        `credentials.${name} must be a key that can be sent in a header, or with rotateKeys a function.`,
      );
  if (given.length > 0 && dangerouslyAllowBrowser !== true && isExposed())
    throw new ConfigurationError(
      "Users can read a key in a browser, a worker or React Native. Set dangerouslyAllowBrowser to allow it.",
    );
}
