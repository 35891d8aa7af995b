import { RULES_PAGE, renderRules } from "../diff-rules/render-rules.ts";
import { COVERAGE_PAGE, renderCoverage } from "../evidence/render-coverage.ts";
import { readText, repositoryFiles } from "../repository.ts";
import { ACTION_PAGE, actionInputTable } from "./action-inputs.ts";
import { countsOfDescription, withCounts } from "./counts.ts";
import { ERROR_CODE_FILE, errorCodeEnum, errorCodeTable } from "./error-codes.ts";
import { commandTables, configurationTable } from "./option-tables.ts";

const CODEGEN_README = "generators/README.md";
const ERRORS_README = "packages/errors/README.md";

/** A file, all or part of which repeats data. */
export interface WrittenDocument {
  /** Under the root of the repository. */
  readonly file: string;
  /** The whole text as it should be. */
  write(): string;
}

/** Every file that `pnpm tables` writes. */
export function writtenDocuments(): readonly WrittenDocument[] {
  const counts = countsOfDescription();
  const written: readonly WrittenDocument[] = [
    { file: RULES_PAGE, write: renderRules },
    { file: COVERAGE_PAGE, write: renderCoverage },
    { file: ERROR_CODE_FILE, write: errorCodeEnum },
    { file: ACTION_PAGE, write: () => withRegion(readText(ACTION_PAGE), "inputs", actionInputTable()) },
    { file: CODEGEN_README, write: () => withTables(readText(CODEGEN_README)) },
    {
      file: ERRORS_README,
      write: () => withRegion(readText(ERRORS_README), "error codes", errorCodeTable()),
    },
  ];
  const others = repositoryFiles("README.md", "*/README.md")
    .filter((file) => !written.some((document) => document.file === file))
    .map((file) => ({ file, write: () => readText(file) }));
  return [...written, ...others].map(({ file, write }) => ({
    file,
    write: () => withCounts(write(), counts),
  }));
}

function withTables(text: string): string {
  const commands = withRegion(text, "commands", commandTables());
  return withRegion(commands, "configuration", configurationTable());
}

/** The text with other content between two comments. Throws where they are missing. */
export function withRegion(text: string, name: string, content: string): string {
  const start = `<!-- ${name}: written by \`pnpm tables\` -->`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document does not have the comments ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
