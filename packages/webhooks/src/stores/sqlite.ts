/**
 * A store in a SQLite file, by `node:sqlite` or a library with the same calls.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/stores/sqlite";
