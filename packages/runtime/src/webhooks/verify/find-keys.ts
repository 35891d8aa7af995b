import { checkLabel } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import { type HeadersInput, headerReader } from "./signature-headers.ts";
import { createSigningKey, type SigningKey, type SigningSecret } from "./signing-key.ts";

/** One signing secret, or several while a secret is being replaced. */
export type SigningSecrets = SigningSecret | readonly SigningSecret[];

/** The secrets of one of several tenants whose deliveries arrive at one receiver. */
export interface TenantSecrets {
  /**
   * Names the tenant, in 1 to 200 characters of printable ASCII without spaces: as your own records spell it, never as the
   * request does. Deliveries carry it as `tenant`, and messages of different tenants are never taken for the same.
   */
  readonly tenant: string;
  readonly secrets: SigningSecrets;
}

/** Facts about a delivery before its signature is checked. Anyone can send it: use it to find secrets, and for nothing else. */
export interface UnverifiedDelivery {
  /** The URL or path of the request as the adapter received it, such as `/webhooks/acme`. `verify` knows it when you pass it. */
  readonly url: string | undefined;
  /** Gives a header, whatever the case of its name. Repeated ones are joined by a comma and a space. */
  header(name: string): string | undefined;
}

/** Finds the secrets for a delivery. `undefined` when nobody is known by that URL or header: the delivery is rejected. */
export type FindSecrets = (
  delivery: UnverifiedDelivery,
) => SigningSecrets | TenantSecrets | undefined | Promise<SigningSecrets | TenantSecrets | undefined>;

/** The keys that a delivery may be signed with. */
export interface Keys {
  readonly keys: readonly SigningKey[];
  readonly tenant: string | undefined;
  /** Notes that a signature has matched. Throws `WebhookError` with reason `config` when it did for another tenant before. */
  readonly confirm?: () => void;
}

/** Finds the keys for a delivery. */
export type FindKeys = (delivery: {
  headers: HeadersInput;
  url?: string | undefined;
}) => Keys | Promise<Keys>;

/** Number of prepared keys that are cached for secrets that a function returns. */
const MAX_KEPT_KEYS = 1000;

/**
 * Prepares the finding of keys. Secrets that are known from the start are checked at once: throws `WebhookError` with reason
 * `config`. Those that a function gives are checked at each delivery.
 */
export function createKeyFinder(secrets: SigningSecrets | FindSecrets): FindKeys {
  if (typeof secrets !== "function") {
    const known = { keys: keysOf(secrets, createSigningKey), tenant: undefined };
    return () => known;
  }
  const keyOf = rememberKeys();
  const owners = new WeakMap<SigningKey, string>();
  return async ({ headers, url }) => {
    const found = await ask(secrets, { url, header: headerReader(headers) });
    if (found === undefined || found === null)
      throw new WebhookError("signature", "`secrets` returned no signing secret for this request.");
    if (!isTenantSecrets(found)) return { keys: keysOf(found, keyOf), tenant: undefined };
    const keys = keysOf(found.secrets, keyOf);
    const tenant = checkLabel("tenant", found.tenant);
    // Only after a match: what anybody can send must not decide whose secret it is.
    return { keys, tenant, confirm: () => keys.forEach(confirmFor(owners, tenant)) };
  };
}

/** A second name for a tenant would let each of its messages through a second time. */
function confirmFor(owners: WeakMap<SigningKey, string>, tenant: string): (key: SigningKey) => void {
  return (key) => {
    const owner = owners.get(key) ?? tenant;
    owners.set(key, owner);
    if (owner === tenant) return;
    throw new WebhookError(
      "config",
      `\`secrets\` returned one signing secret for two tenants, ${owner} and ${tenant}. Return the name of the tenant as your records spell it, not as the request does.`,
    );
  };
}

async function ask(
  find: FindSecrets,
  delivery: UnverifiedDelivery,
): Promise<SigningSecrets | TenantSecrets | undefined> {
  try {
    return await find(delivery);
  } catch (cause) {
    throw new WebhookError("secrets", "The function `secrets` failed.", {
      cause,
    });
  }
}

function keysOf(secrets: SigningSecrets, keyOf: (secret: SigningSecret) => SigningKey): SigningKey[] {
  const keys = [secrets].flat().map(keyOf);
  if (keys.length === 0) throw new WebhookError("config", "At least one signing secret is required.");
  return keys;
}

/** Prepares the key of each secret once, as long as there are not too many of them. */
function rememberKeys(): (secret: SigningSecret) => SigningKey {
  const kept = new Map<string, SigningKey>();
  return (secret) => {
    const name = typeof secret === "string" ? secret : `raw ${secret?.raw}`; // base64 holds no space
    const key = kept.get(name) ?? createSigningKey(secret);
    if (kept.size >= MAX_KEPT_KEYS) kept.clear();
    kept.set(name, key);
    return key;
  };
}

function isTenantSecrets(found: SigningSecrets | TenantSecrets): found is TenantSecrets {
  return typeof found === "object" && "tenant" in found;
}
