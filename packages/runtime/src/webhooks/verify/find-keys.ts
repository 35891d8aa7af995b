import { checkLabel } from "../limits.ts";
import { configError, WebhookError } from "../webhook-error.ts";
import { type HeadersInput, headerReader } from "./signature-headers.ts";
import { createSigningKey, type SigningKey, type SigningSecret } from "./signing-key.ts";

/** One signing secret, or several while a secret is being replaced. */
export type SigningSecrets = SigningSecret | readonly SigningSecret[];

/** The secrets of one of several tenants whose deliveries arrive at one receiver. */
export interface TenantSecrets {
  /**
   * Name of the tenant, 1 to 200 characters of printable ASCII without spaces: as your records spell it, never as the
   * request does. It is the `tenant` of deliveries; messages of different tenants never count as the same.
   */
  readonly tenant: string;
  readonly secrets: SigningSecrets;
}

/** Facts about a delivery before its signature is checked. Anyone can send it: use it only to find secrets. */
export interface UnverifiedDelivery {
  /** URL or path of the request as received, such as `/webhooks/acme`. If you call `verify`, pass it yourself. */
  readonly url: string | undefined;
  /** Returns a header by its name in any case. Repeated headers are joined by a comma and a space. */
  header(name: string): string | undefined;
}

/** Finds the secrets for a delivery. Return `undefined` for an unknown URL or header: the delivery is rejected. */
export type FindSecrets = (
  delivery: UnverifiedDelivery,
) => SigningSecrets | TenantSecrets | undefined | Promise<SigningSecrets | TenantSecrets | undefined>;

/** The keys with which a delivery may be signed. */
export interface Keys {
  readonly keys: readonly SigningKey[];
  readonly tenant: string | undefined;
  /** Called when a signature matched. Throws `WebhookError` with reason `config` if another tenant had the same key. */
  readonly confirm?: () => void;
}

/** Finds the keys for a delivery. */
export type FindKeys = (delivery: {
  headers: HeadersInput;
  url?: string | undefined;
}) => Keys | Promise<Keys>;

/** Number of prepared keys that are cached for secrets that a function returns. */
const MAX_CACHED_KEYS = 1000;

/**
 * Creates a function that finds keys. Given secrets are checked immediately: throws `WebhookError` with reason
 * `config`. Those that a function returns are checked at each delivery.
 */
export function createKeyFinder(secrets: SigningSecrets | FindSecrets): FindKeys {
  if (typeof secrets !== "function") {
    const known = { keys: keysOf(secrets, createSigningKey), tenant: undefined };
    return () => known;
  }
  const keyOf = cacheKeys();
  const owners = new WeakMap<SigningKey, string>();
  return async ({ headers, url }) => {
    const found = await callSecrets(secrets, { url, header: headerReader(headers) });
    if (found === undefined || found === null)
      throw new WebhookError("signature", "`secrets` returned no signing secret for this request.");
    if (!isTenantSecrets(found)) return { keys: keysOf(found, keyOf), tenant: undefined };
    const keys = keysOf(found.secrets, keyOf);
    const tenant = checkLabel("tenant", found.tenant);
    // Only after a match: unverified requests must not decide whose secret it is.
    return { keys, tenant, confirm: () => keys.forEach(confirmFor(owners, tenant)) };
  };
}

/** Rejects a second name for a tenant, under which each of its messages would be handled twice. */
function confirmFor(owners: WeakMap<SigningKey, string>, tenant: string): (key: SigningKey) => void {
  return (key) => {
    const owner = owners.get(key) ?? tenant;
    owners.set(key, owner);
    if (owner === tenant) return;
    throw configError(
      `\`secrets\` returned one signing secret for two tenants, ${owner} and ${tenant}. Return the name of the tenant as your records spell it, not as the request does.`,
    );
  };
}

async function callSecrets(
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
  if (keys.length === 0) throw configError("At least one signing secret is required.");
  return keys;
}

/** Caches the key of each secret. */
function cacheKeys(): (secret: SigningSecret) => SigningKey {
  const cache = new Map<string, SigningKey>();
  return (secret) => {
    const name = typeof secret === "string" ? secret : `raw ${secret?.raw}`; // base64 contains no space
    const key = cache.get(name) ?? createSigningKey(secret);
    if (cache.size >= MAX_CACHED_KEYS) cache.clear();
    cache.set(name, key);
    return key;
  };
}

function isTenantSecrets(found: SigningSecrets | TenantSecrets): found is TenantSecrets {
  return typeof found === "object" && "tenant" in found;
}
