import type { DeliveryStore } from "../deduplicate/delivery-store.ts";

/** Sends one command to a Redis server, version 7 or later. */
export type RedisCommand = (...words: string[]) => Promise<unknown>;

/** How claims are kept in Redis. */
export interface RedisStoreOptions {
  /** Made from a client by `fromRedis` or `fromIoredis`. */
  readonly command: RedisCommand;
  /** What the names of keys begin with. Default `webhook:`. */
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

// A holder may mark its message as done also when its lease ran out but nobody else came.
const HOLD = `local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;
const EXTEND =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0";
const FREE = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";
const DONE = "done";

/**
 * A store on a Redis server, for processes of many machines. What Redis loses, in a crash without its log or in a failover,
 * is forgotten: the message is then handled again.
 */
export function createRedisStore({
  command,
  keyPrefix = "webhook:",
}: RedisStoreOptions): Required<DeliveryStore> {
  const hold = async (script: string, key: string, ...words: string[]) =>
    Number(await command("EVAL", script, "1", keyPrefix + key, ...words)) === 1 ? "held" : "lost";
  return {
    async claim(key, { token, leaseMs }) {
      const held = await command("SET", keyPrefix + key, claimOf(token), "NX", "GET", "PX", text(leaseMs));
      if (held === null) return "claimed";
      return String(held) === DONE ? "done" : "busy";
    },
    complete: (key, token, retainMs) => hold(HOLD, key, claimOf(token), DONE, text(retainMs)),
    async release(key, token) {
      await hold(FREE, key, claimOf(token));
    },
    extend: (key, token, leaseMs) => hold(EXTEND, key, claimOf(token), text(leaseMs)),
  };
}

/** Never reads like `done`. */
function claimOf(token: string): string {
  return `claim ${token}`;
}

function text(ms: number): string {
  return String(Math.ceil(ms));
}
