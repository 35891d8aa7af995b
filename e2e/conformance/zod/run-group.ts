import {
  type ConformanceGroup,
  documentOf,
  suiteReader,
} from "../../../generators/core/model/accepts/test/conformance-suite.ts";
import { GeneratedFolder, generate } from "../../../generators/validators/test/generated-schema.ts";
import { readModelAgain } from "../../house/read-model.ts";
import type { Section } from "./run-sections.ts";

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
export async function runGroup({ suite, group, formats }: GroupInput): Promise<GroupResult> {
  const { file, description, tests } = group;
  const head = { file, group: description, tests: tests.length };
  const reader = suiteReader(suite, documentOf(group));
  let generated: GeneratedFolder | undefined;
  try {
    const model = await readModelAgain(reader.entry, { reader });
    generated = new GeneratedFolder((await generate(model, { formats, parsers: true })).files);
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
    generated?.remove();
  }
}
