import { lettersOf } from "./state/ids.ts";
import type { Transaction } from "./state/transaction.ts";

/** Gives a new sandbox its two instances, with a key each. */
export function startInstances(tx: Transaction, seed: string): void {
  for (const kind of ["development", "production"] as const) {
    const { id } = tx.put("instances", { id: tx.id("in_"), kind, blocked: false, rateLimit: null });
    addApiKey(tx, { instanceId: id, seed });
  }
}

interface KeyOptions {
  readonly instanceId: string;
  readonly seed: string;
}

/** Creates a key in the form of a JWT, which is the declared format of the token. Nothing is read from it. */
export function addApiKey(tx: Transaction, { instanceId, seed }: KeyOptions): string {
  const part = (json: object) =>
    btoa(JSON.stringify(json)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const payload = part({ sub: instanceId, jti: tx.id("key") });
  const id = `${part({ alg: "none", typ: "JWT" })}.${payload}.${lettersOf(`${seed} ${payload}`, 32)}`;
  tx.put("api_keys", { id, instance_id: instanceId, forbidden: [], allowed_ips: null, oauth: null });
  return id;
}
