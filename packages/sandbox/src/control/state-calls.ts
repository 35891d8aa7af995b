import * as z from "zod";
import type { LoggedRequest } from "../http/request-log.ts";
import type { UnspecifiedUse } from "../http/unspecified-log.ts";
import { members } from "../names/members.ts";
import type { JournalEntry } from "../state/journal.ts";
import { issuesOfTable, TABLE_NAMES } from "../state/row-shapes.ts";
import type { Snapshot } from "../state/store.ts";
import type { TableName } from "../state/tables.ts";
import { controlOperation } from "./control-operation.ts";
import { nothing } from "./inputs.ts";
import * as outputs from "./outputs.ts";

const row = z.looseObject({ id: z.string() });

/** A number, or its text, as a query has it. */
const seq = z.preprocess(
  (value) => (typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().min(0),
) as unknown as z.ZodType<number, number>; // the type of a preprocessor has unknown input

const tables = Object.fromEntries(TABLE_NAMES.map((name) => [name, z.array(row).optional()]));

/** A row of another shape would end the sandbox later, without a hint at the snapshot. */
const snapshotInput = members({
  version: z.literal(1),
  ids: z.int().min(0),
  tables: members(tables),
}).superRefine((snapshot, context) => {
  for (const [table, rows = []] of Object.entries(snapshot.tables))
    for (const issue of issuesOfTable(table as TableName, rows)) // they are those of `TABLE_NAMES`
      context.addIssue({ ...issue, code: "custom", path: ["tables", table, ...issue.path] });
}) as unknown as z.ZodType<Snapshot, Snapshot>; // rows of these shapes

export const stateCalls = {
  "health.get": controlOperation({
    summary: "Get whether the sandbox is up and can write its file. Needs no token",
    isPublic: true,
    input: nothing,
    output: outputs.health,
    run: ({ engine: { store, dispatcher } }): z.infer<typeof outputs.health> => ({
      status: store.failure ? "degraded" : "ok",
      storage_failure: store.failure ?? null,
      unwritten: dispatcher.unwritten,
    }),
  }),
  "journal.list": controlOperation({
    summary: "List the committed transactions, oldest first",
    input: members({ after: seq.default(0).describe("Only entries after this `seq`.") }),
    output: outputs.journal,
    run: ({ engine }, { after }): { readonly entries: readonly JournalEntry[] } => ({
      entries: engine.store.entries(after),
    }),
  }),
  "requests.list": controlOperation({
    summary:
      "List the last 1000 requests with their bodies, including reads and rejected requests. Sensitive values are masked",
    input: nothing,
    output: outputs.requests,
    run: ({ engine }): readonly LoggedRequest[] => engine.requests.list(),
  }),
  "unspecified.list": controlOperation({
    summary:
      "List what responses and deliveries relied on that the service's document leaves open. A reset keeps it",
    input: nothing,
    output: outputs.unspecified,
    run: ({ engine }): readonly UnspecifiedUse[] => engine.unspecified.list(),
  }),
  reset: controlOperation({
    summary: "Delete everything. The sandbox is then as it was when it was first started",
    input: nothing,
    output: outputs.done,
    run: ({ engine }) => engine.reset(),
  }),
  "snapshot.get": controlOperation({
    summary: "Get a snapshot of the sandbox's state",
    input: nothing,
    output: outputs.snapshot,
    run: ({ engine }): Snapshot => engine.store.snapshot(),
  }),
  "snapshot.restore": controlOperation({
    summary: "Replace the sandbox's state with a snapshot. All faults are removed",
    input: snapshotInput,
    output: outputs.done,
    run: ({ engine }, input) => engine.restore(input),
  }),
} as const;
