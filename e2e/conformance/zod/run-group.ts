import { hasErrors } from "../../../generators/core/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../../generators/core/diagnostics/format-diagnostic.ts";
import { readDocument } from "../../../generators/core/document/read-document.ts";
import {
  type ConformanceGroup,
  documentOf,
  suiteReader,
} from "../../../generators/core/model/accepts/test/conformance-suite.ts";
import { buildApiModel } from "../../../generators/core/model/build-api-model.ts";
import { GeneratedFolder, generate } from "../../../generators/validators/test/generated-schema.ts";
import type { Section } from "./sections.ts";

/** Result of a generated validator for one group. */
export interface GroupResult {
  readonly file: string;
  readonly group: string;
  readonly tests: number;
  readonly passed: number;
  /** Why tests failed: the refusal of the generator, or the tests themselves. */
  readonly reasons: readonly string[];
}

interface GroupInput {
  readonly suite: string;
  readonly group: ConformanceGroup;
  readonly formats: Section["formats"];
}

/** Generates a validator and a predicate for a group as a user would, imports them and runs every test on both. */
export async function runGroup(input: GroupInput): Promise<GroupResult> {
  const { file, description, tests } = input.group;
  const head = { file, group: description, tests: tests.length };
  const generated = await generateGroup(input);
  if (typeof generated === "string") return { ...head, passed: 0, reasons: [generated] };
  try {
    const { Subject } = await generated.schemas("request");
    const { isSubject } = await generated.predicates("request");
    const reasons = tests.flatMap(({ data, valid, description: name }) => {
      const result = Subject?.safeParse(data);
      const isSame = !valid || JSON.stringify(result?.data) === JSON.stringify(data);
      const isCompiled = isSubject?.(data) === valid;
      if (result?.success === valid && isSame && isCompiled) return [];
      return [`${name}: ${valid ? "refused" : "accepted"}${isCompiled ? "" : " by the predicate"}`];
    });
    return { ...head, passed: tests.length - reasons.length, reasons };
  } catch (error) {
    return { ...head, passed: 0, reasons: [error instanceof Error ? error.message : String(error)] };
  } finally {
    generated.remove();
  }
}

/** The generated files, or the reason why there are none. */
async function generateGroup({ suite, group, formats }: GroupInput): Promise<GeneratedFolder | string> {
  const reader = suiteReader(suite, documentOf(group));
  const read = await readDocument(reader.entry, { reader });
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    return diagnostics.map(formatDiagnostic).join(" ");
  const generated = await generate(built.value, { formats, parsers: true });
  return new GeneratedFolder(generated.files);
}
