import type { Authorization, AuthorizationContext } from "../contracts/credentials.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";

/**
 * Returns what authentication adds to a request: the first alternative for which all credentials are there. Throws
 * `ConfigurationError` if there is none.
 */
export function authorizationOf(
  { schemes, credentials }: AuthorizationContext,
  { operationId, security = [] }: Pick<AnyOperation, "operationId" | "security">,
): Authorization {
  const usable = (security.length > 0 ? security : [[]])
    .map((names) => names.map((name) => schemes[name]?.(credentials[name])))
    .filter((parts) => !parts.includes(undefined));
  // An alternative without schemes means "may be anonymous": it counts only when nothing better is at hand.
  const parts = usable.find(({ length }) => length > 0) ?? usable[0];
  if (parts)
    return (draft) => {
      for (const part of parts) part?.(draft);
    };
  const needed = security.map((names) => names.join(" and ")).join(" or ");
  throw new ConfigurationError(`${operationId} requires credentials for ${needed}.`);
}
