import { findAnywhere } from "../rules/find.ts";
import type { State } from "../state/state.ts";
import type { ApiKeyRow, InstanceRow } from "../state/tables.ts";
import { isInRanges } from "./address-range.ts";
import { rejection } from "./rejection.ts";

/** Credentials and origin of a request. */
export interface Caller {
  readonly authorization: string | null;
  /** IP address of the sender. */
  readonly address: string;
  /** The instance of the path; undefined for the paths that have none. */
  readonly instanceId: string | undefined;
  readonly operation: string;
}

/** Service document, "Authentication": the instance that the key works in. Throws the error that the section names. */
export function authenticate(state: State, caller: Caller): InstanceRow {
  const key = findKey(state, caller.authorization);
  checkConnection(key);
  if (key.allowed_ips && !isInRanges(caller.address, key.allowed_ips)) throw rejection("AUTH_IP_BLOCKED");
  const instance = findAnywhere(state, "instances", caller.instanceId ?? key.instance_id);
  if (instance.id !== key.instance_id) throw rejection("AUTH_FORBIDDEN");
  if (key.forbidden.some((operation) => operation === "*" || operation === caller.operation))
    throw rejection("AUTH_FORBIDDEN");
  if (instance.blocked) throw rejection("INSTANCES_BLOCKED");
  return instance;
}

function findKey(state: State, authorization: string | null): ApiKeyRow {
  const token = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  const key = token === undefined ? undefined : state.get("api_keys", token);
  if (!key) throw rejection("AUTH_UNAUTHORIZED", { headers: { "www-authenticate": "Bearer" } });
  return key;
}

/** "Authentication" 5: connections authorized by OAuth must be bound to an instance and not revoked. */
function checkConnection({ oauth }: ApiKeyRow): void {
  switch (oauth) {
    case "not-bound":
      throw rejection("AUTH_OAUTH_CONNECTION_NOT_BOUND");
    case "not-found":
      throw rejection("AUTH_OAUTH_CONNECTION_NOT_FOUND");
    case "revoked":
      throw rejection("AUTH_OAUTH_CONNECTION_REVOKED");
    case "bound":
    case null:
      return;
    default:
      oauth satisfies never;
  }
}
