import { readFileSync } from "node:fs";

// `#platform` under the condition `node`: Node, and Bun and Deno, which set it too. Parts that need a disk or a socket.

export { serveSandbox } from "../server/serve.ts";
export { openSqliteJournal } from "../state/sqlite-journal.ts";

/** The text of a file of the dashboard; undefined where there is no dashboard. */
export function readDashboardFile(name: string): string | undefined {
  return readFileSync(new URL(`../../ui/${name}`, import.meta.url), "utf8");
}
