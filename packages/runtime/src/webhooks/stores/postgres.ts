export {
  fromPg,
  fromPglite,
  type PostgresDatabase,
  type PostgresQuery,
  type PostgresWork,
} from "./postgres-client.ts";
export {
  createPostgresInbox,
  type FailedMessage,
  type InboxContext,
  type InboxHandler,
  type PendingMessage,
  type PostgresInbox,
  type PostgresInboxOptions,
} from "./postgres-inbox.ts";
export { fromPostgresJs } from "./postgres-js-client.ts";
export { createPostgresStore, type PostgresStoreOptions } from "./postgres-lease.ts";
export { postgresMigration } from "./postgres-migration.ts";
export {
  createPostgresOutbox,
  type DeadLetter,
  type OutboxContext,
  type OutboxEntry,
  type PostgresOutbox,
  type PostgresOutboxOptions,
} from "./postgres-outbox.ts";
