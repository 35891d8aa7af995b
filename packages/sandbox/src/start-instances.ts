import { lettersOf } from "./state/ids.ts";
import type { InstanceKind, InstanceRow } from "./state/tables.ts";
import type { Transaction } from "./state/transaction.ts";

/** Gives a new sandbox its two instances, with a key each. */
export function startInstances(tx: Transaction, seed: string): void {
  for (const kind of ["development", "production"] as const) {
    const { id } = addInstance(tx, kind);
    addApiKey(tx, { instanceId: id, seed });
  }
}

function addInstance(tx: Transaction, kind: InstanceKind): InstanceRow {
  return tx.put("instances", { id: tx.id("in_"), kind, blocked: false, rateLimit: null });
}

interface KeyOptions {
  readonly instanceId: string;
  readonly seed: string;
}

/** Creates a key in the form of a JWT, which is the declared format of the token. Nothing is read from it. */
export function addApiKey(tx: Transaction, { instanceId, seed }: KeyOptions): string {
  const part = (json: object) => base64Url(JSON.stringify(json));
  const payload = part({ sub: instanceId, jti: tx.id("key") });
  const id = `${part({ alg: "none", typ: "JWT" })}.${payload}.${lettersOf(`${seed} ${payload}`, 32)}`;
  tx.put("api_keys", { id, instance_id: instanceId, forbidden: [], allowed_ips: null, oauth: null });
  return id;
}

function base64Url(ascii: string): string {
  return btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
