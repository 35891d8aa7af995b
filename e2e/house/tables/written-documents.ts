import { COVERAGE_PAGE, renderCoverage } from "../evidence/render-coverage.ts";
import { readText, repositoryFiles } from "../repository.ts";
import { ACTION_PAGE, actionInputTable } from "./action-inputs.ts";
import { comparisonDate, comparisonPanels, comparisonSummary } from "./comparison.ts";
import { comparisonPicture, describePanels } from "./comparison-picture.ts";
import { ERROR_CODE_FILE, errorCodeEnum, withErrorCodeCount } from "./error-codes.ts";
import { commandTable, configurationTable, optionTables } from "./option-tables.ts";
import { withRegion } from "./region.ts";

const CODEGEN_README = "generators/README.md";
const COMMANDS_PAGE = "docs/codegen/commands.md";
const CONFIGURATION_PAGE = "docs/codegen/configuration.md";
const FIRST_PAGE = "site/src/content/docs/index.md";
const PICTURE = "site/public/peers.svg";

/** A file, all or part of which repeats data. */
export interface WrittenDocument {
  /** Under the root of the repository. */
  readonly file: string;
  /** The whole text as it should be. */
  write(): string;
}

/** Every file that `pnpm tables` writes. */
export function writtenDocuments(): readonly WrittenDocument[] {
  const written: readonly WrittenDocument[] = [
    { file: COVERAGE_PAGE, write: renderCoverage },
    { file: ERROR_CODE_FILE, write: errorCodeEnum },
    regionOf(ACTION_PAGE, "inputs", actionInputTable),
    regionOf("README.md", "comparison", comparisonSummary),
    { file: PICTURE, write: () => comparisonPicture(comparisonPanels(), comparisonDate()) },
    regionOf(FIRST_PAGE, "picture", () => `![${describePanels(comparisonPanels())}](/peers.svg)`),
    regionOf(CODEGEN_README, "commands", commandTable),
    regionOf(COMMANDS_PAGE, "commands", () => [commandTable(), ...optionTables()].join("\n\n")),
    regionOf(CONFIGURATION_PAGE, "configuration", configurationTable),
  ];
  const others = repositoryFiles("README.md", "*/README.md", "docs/packages/*.md")
    .filter((file) => !written.some((document) => document.file === file))
    .map((file) => ({ file, write: () => readText(file) }));
  return [...written, ...others].map(({ file, write }) => ({
    file,
    write: () => withErrorCodeCount(write()),
  }));
}

/** A document with one part that is written. */
function regionOf(file: string, name: string, content: () => string): WrittenDocument {
  return { file, write: () => withRegion(readText(file), { name, content: content() }) };
}
