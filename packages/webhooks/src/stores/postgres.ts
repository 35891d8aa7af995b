/**
 * A store, an inbox and an outbox in Postgres, by `pg`, `postgres` or pglite.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/stores/postgres";
