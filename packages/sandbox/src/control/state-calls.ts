import * as z from "zod";
import type { LoggedRequest } from "../http/request-log.ts";
import type { JournalEntry } from "../state/journal.ts";
import { issuesOfRow } from "../state/row-shapes.ts";
import type { Snapshot } from "../state/store.ts";
import { controlOperation } from "./control-operation.ts";
import { nothing } from "./inputs.ts";
import * as outputs from "./outputs.ts";

const row = z.looseObject({ id: z.string() });

/** A row of another shape would end the sandbox later, where nobody would look for the snapshot. */
const snapshotInput = z
  .object({
    version: z.literal(1),
    ids: z.int().min(0),
    tables: z.record(z.string(), z.array(row)),
  })
  .superRefine(({ tables }, context) => {
    for (const [table, rows] of Object.entries(tables))
      for (const [index, each] of rows.entries())
        for (const { path, message } of issuesOfRow(table, each))
          context.addIssue({ code: "custom", path: ["tables", table, index, ...path], message });
  }) as unknown as z.ZodType<Snapshot, Snapshot>; // tables that the sandbox does not know stay unused

export const stateCalls = {
  "journal.list": controlOperation({
    method: "GET",
    path: "journal",
    summary: "List the committed transactions, oldest first",
    input: z.object({
      after: z.coerce.number().int().default(0).describe("Only entries after this `seq`."),
    }),
    output: outputs.journal,
    run: ({ engine }, { after }): { readonly entries: readonly JournalEntry[] } => ({
      entries: engine.store.entries(after),
    }),
  }),
  "requests.list": controlOperation({
    method: "GET",
    path: "requests",
    summary: "List the last 1000 requests, including reads and rejected requests",
    input: nothing,
    output: outputs.requests,
    run: ({ engine }): readonly LoggedRequest[] => engine.requests.list(),
  }),
  "sandbox.reset": controlOperation({
    method: "POST",
    path: "reset",
    summary: "Delete everything. The sandbox is then as it was when it was first started",
    input: nothing,
    output: outputs.done,
    run: ({ engine }) => {
      engine.reset();
      return {};
    },
  }),
  "snapshot.get": controlOperation({
    method: "GET",
    path: "snapshot",
    summary: "Get a snapshot of the sandbox's state",
    input: nothing,
    output: outputs.snapshot,
    run: ({ engine }): Snapshot => engine.store.snapshot(),
  }),
  "snapshot.put": controlOperation({
    method: "PUT",
    path: "snapshot",
    summary: "Replace the sandbox's state with a snapshot. All faults are removed",
    input: snapshotInput,
    output: outputs.done,
    run: ({ engine }, input) => {
      engine.restore(input);
      return {};
    },
  }),
} as const;
