import type { BodyDigests, DeliveryStore } from "../deduplicate/delivery-store.ts";

/** Sends one command to a Redis server, version 7 or later. */
export type RedisCommand = (...words: string[]) => Promise<unknown>;

/** Options of a store in Redis. */
export interface RedisStoreOptions {
  /** Made from a client by `fromRedis` or `fromIoredis`. */
  readonly command: RedisCommand;
  /** Prefix of the keys. Default `webhook:`. */
  readonly keyPrefix?: string | undefined;
}

/** Uses a client of the package `redis`. */
export function fromRedis(client: { sendCommand(words: string[]): Promise<unknown> }): RedisCommand {
  return (...words) => client.sendCommand(words);
}

/** Uses a client of the package `ioredis`. */
export function fromIoredis(client: {
  call(command: string, ...words: string[]): Promise<unknown>;
}): RedisCommand {
  return (command = "", ...words) => client.call(command, ...words);
}

// A claim is stored as "claim", its token and the digest of the body; a done message as "done" and the digest.
const HELD = `local held = redis.call('GET', KEYS[1])
local isHeld = held and string.sub(held, 1, #ARGV[1]) == ARGV[1]
`;
// A holder may mark its message as done even after its lease if nobody else has claimed it.
const HOLD = `${HELD}if held and not isHeld then return 0 end
redis.call('SET', KEYS[1], 'done ' .. string.sub(held or '', #ARGV[1] + 1), 'PX', ARGV[2])
return 1`;
const EXTEND = `${HELD}if isHeld then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const FREE = `${HELD}if isHeld then return redis.call('DEL', KEYS[1]) end return 0`;
const DONE = /^done(?: (.*))?$/;

/**
 * Creates a store in Redis, for processes on several machines. If Redis loses data, in a crash without a log or in a
 * failover, messages are handled again.
 */
export function createRedisStore({
  command,
  keyPrefix = "webhook:",
}: RedisStoreOptions): Required<DeliveryStore> & BodyDigests {
  const hold = async (script: string, key: string, ...words: string[]) =>
    Number(await command("EVAL", script, "1", keyPrefix + key, ...words)) === 1 ? "held" : "lost";
  return {
    async claim(key, { token, leaseMs, digest = "" }) {
      const claim = claimOf(token) + digest;
      const held = await command("SET", keyPrefix + key, claim, "NX", "GET", "PX", text(leaseMs));
      if (held === null) return "claimed";
      return DONE.test(String(held)) ? "done" : "busy";
    },
    complete: (key, token, retainMs) => hold(HOLD, key, claimOf(token), text(retainMs)),
    async release(key, token) {
      await hold(FREE, key, claimOf(token));
    },
    extend: (key, token, leaseMs) => hold(EXTEND, key, claimOf(token), text(leaseMs)),
    async digestOf(key) {
      const [, digest] = DONE.exec(String(await command("GET", keyPrefix + key))) ?? [];
      return digest || undefined; // empty if the claim had no digest
    },
  };
}

/** Returns the prefix of a stored claim. */
function claimOf(token: string): string {
  return `claim ${token} `;
}

function text(ms: number): string {
  return String(Math.ceil(ms));
}
