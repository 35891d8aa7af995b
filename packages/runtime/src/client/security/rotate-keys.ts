import type { CallContext } from "../contracts/call-context.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { AuthorizationContext, Credential } from "../contracts/credentials.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { unsentRequest } from "../errors/unsent-request.ts";
import { withExtras } from "../options/with-extras.ts";
import { startLimit } from "../transport/start-limit.ts";
import { isCredential } from "./is-credential.ts";
import { secretsOf } from "./secrets-of.ts";

/** Lets credentials be functions, which each call asks once before its first attempt, for keys that rotate. */
export function rotateKeys<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  const isAsked = Object.values(options.credentials ?? {}).some((source) => typeof source === "function");
  return isAsked ? withExtras(options, { resolveCredentials }) : options; // calls without a function wait for none
}

/**
 * The credentials that a call can be authorized with: those that an operation may need and that a function gives are
 * asked for, within the time of the call. Rejects with `ConnectionError` when a function fails, since the next call may
 * get one, and with `ConfigurationError` for what cannot be sent.
 */
async function resolveCredentials(context: CallContext): Promise<AuthorizationContext> {
  const { session, call, secrets } = context;
  const { security = [] } = call.operation;
  const credentials: Record<string, Credential | undefined> = {};
  for (const [name, source] of Object.entries(session.credentials))
    if (typeof source !== "function") credentials[name] = source;
    else if (security.flat().includes(name)) credentials[name] = await askFor(name, source, context);
  const resolved = { schemes: session.schemes, credentials };
  secrets.push(...secretsOf(resolved));
  return resolved;
}

async function askFor(
  name: string,
  source: () => Credential | Promise<Credential>,
  context: CallContext,
): Promise<Credential> {
  const { deadline, session, signal } = context;
  const limit = startLimit(context, deadline - session.clock.now());
  try {
    signal?.throwIfAborted();
    const credential: unknown = await limit.within(source);
    if (isCredential(credential)) return credential;
  } catch (failure) {
    throw unsentRequest({ fault: `the credential ${name} was not available`, failure }, context);
  } finally {
    limit.end();
  }
  throw new ConfigurationError(`The function for the credential ${name} must return a key for a header.`);
}
