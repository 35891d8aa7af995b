import { escapeMarkdown } from "./markdown/markdown-text.ts";
import { type ReportWords, wordsOf } from "./report-view.ts";

/** Returns the words of one section of a changelog, under the version of the revision: it is already released. */
export function changelogWords(version: string): ReportWords {
  const words = wordsOf({});
  const advice = { ...words.advice, risky: "This may break clients.", breaking: "This breaks clients." };
  return { ...words, marker: `## ${escapeMarkdown(`Version ${version}`)}\n`, advice };
}
