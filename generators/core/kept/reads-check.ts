import type { SchemaModel } from "../model/schema-model.ts";
import type { FactChanges } from "./fact-changes.ts";
import type { KeptDocument } from "./kept-document.ts";
import type { Answered, Question, Reads } from "./reads.ts";

interface CheckParts {
  readonly document: KeptDocument;
  readonly facts: readonly FactChanges[];
  /** Those of this run that stand for others of the same name: they answer for the document of the moment. */
  readonly questions: readonly Question<unknown>[];
  /** A schema of the document of the moment. */
  readonly schemaAt: (pointer: string) => SchemaModel;
}

/**
 * Says whether all that was read for something is in the document of the moment as it was in the one with a number. Then the
 * same would be made of it again.
 */
export function createReadsCheck({
  document,
  facts,
  questions,
  schemaAt,
}: CheckParts): (reads: Reads, since: number) => boolean {
  const current = new Map(questions.map((question) => [question.name, question]));
  const answers = new Map<string, string>();

  function answersAlike([key, { question: asked, pointer, text }]: readonly [string, Answered]): boolean {
    const question = current.get(asked.name) ?? asked;
    const known = answers.get(key) ?? question.textOf(question.find(schemaAt(pointer)));
    answers.set(key, known);
    return known === text;
  }

  return ({ contents, targets, answers: asked, isOpaque }, since) => {
    if (isOpaque) return false;
    for (const unit of contents)
      if (document.lastEdit(unit) > since || facts.some((each) => each.lastOwnChange(unit) > since))
        return false;
    for (const pointer of targets) if (facts.some((each) => each.lastChangeOf(pointer) > since)) return false;
    for (const entry of asked) if (!answersAlike(entry)) return false;
    return true;
  };
}
