/**
 * A store on a Redis server, by `redis` or `ioredis`.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/stores/redis";
