import { plainMarkdown } from "../../generators/reference/print/markdown-text.ts";
import { API_CHANGES_PAGE } from "./pages.ts";
import type { Release } from "./write-api-changes.ts";

const OPERATION = /^(?=Operation ID: `([^`]*)`)/m;

/** Adds the changes of an operation to its page by release, newest first. Pages without changes stay as they are. */
export function withChanges(page: string, releases: readonly Release[]): string {
  const operationId = OPERATION.exec(page)?.[1];
  const lines = new Set(
    releases.flatMap(({ title, changes }) =>
      changes.flatMap(({ message, reached }) =>
        reached
          .filter(({ kind, name }) => kind === "operation" && name === operationId)
          .map(({ verdict }) => `- ${title} · ${verdict} · ${plainMarkdown(message)}`),
      ),
    ),
  );
  if (lines.size === 0) return page;
  const all = `[All changes of the API](/${API_CHANGES_PAGE.page}.html)`;
  return page.replace(
    OPERATION,
    () => `## Changes\n\n${[...lines].join("\n")}\n\n${all}, with what to do.\n\n`,
  );
}
