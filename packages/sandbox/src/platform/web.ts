import type * as node from "./node.ts";

// `#platform` wherever the condition `node` is not set: browsers, workers, edge runtimes.

export const readDashboardFile: typeof node.readDashboardFile = () => undefined;

export const openSqliteJournal: typeof node.openSqliteJournal = () => {
  throw new TypeError("`dataFile` needs Node, Bun or Deno. Leave it out to keep everything in memory.");
};

export const serveSandbox: typeof node.serveSandbox = async () => {
  throw new TypeError(
    "serveSandbox needs Node, Bun or Deno. Pass `sandbox.fetch` to whatever takes a `fetch`.",
  );
};
