import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../../house/repository.ts";
import { markdownTable } from "../../house/tables/markdown-table.ts";
import { withRegion } from "../../house/tables/region.ts";
import {
  ADYEN,
  DESCRIPTION,
  GITHUB,
  type MeasuredDocument,
  MUSEUM,
  OPENAI,
  TRAIN_TRAVEL,
} from "../harness/documents.ts";
import { generators } from "../harness/generators.ts";
import { ON_CLIENT } from "./on-client/measure.ts";

/** The page with the tables. */
export const PAGE = "docs/peers.md";

/** Public documents, from small to large, and the description of this repository. */
export const peerDocuments: readonly MeasuredDocument[] = [
  ...[MUSEUM, TRAIN_TRAVEL, ADYEN, OPENAI, GITHUB],
  { name: "ours, 0.9 MB", file: DESCRIPTION },
];

const names = generators.map(({ name }) => name);

/** Heads of the tables by the region of the page that they stand in. */
export const HEADS = {
  outputs: [
    ...["document", "generator", "exit code", "errors, strict", "errors, strictest"],
    ...["kB", "CPU, times ours", "date", "load"],
  ],
  documents: ["document", ...names],
  rules: ["rule", ...names],
  calls: ["client", ...names],
  queries: ["query", ...ON_CLIENT.queries.peers.map(({ name }) => name)],
  mocks: ["mock", ...ON_CLIENT.mocks.peers.map(({ name }) => name)],
  broken: ["input", ...names],
  "first calls": ["generator", "configuration", "program", "seconds", "CPU seconds", "CPU, times ours"],
} as const;

/** Writes a table into its region of the page. */
export function writeTable(region: keyof typeof HEADS, rows: readonly (readonly string[])[]): void {
  writePart(region, markdownTable([HEADS[region], ...rows]));
}

/** Writes a region of the page. */
export function writePart(region: string, text: string): void {
  const page = withRegion(readText(PAGE), { name: region, command: "pnpm bench:peers", content: text });
  writeFileSync(join(repository, PAGE), page);
}
