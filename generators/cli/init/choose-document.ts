import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isUrl, locationIn, relativeTo } from "../targets/settings.ts";
import { UsageError } from "../usage-error.ts";
import { findDocuments } from "./find-documents.ts";

/** Asks the person at the terminal; undefined if there is no terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/** The document that a project is set up for: a path relative to the project, or a URL. Throws a {@link UsageError} without one. */
export async function chooseDocument(spec: string | undefined, folder: string, ask: Ask): Promise<string> {
  if (spec !== undefined) return relativeTo(folder, locationIn(folder, spec));
  const found = await findDocuments(folder);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (ask === undefined) throw undecided(found);
  return only === undefined ? askForPath(folder, ask) : askWhich(found, ask);
}

async function askForPath(folder: string, ask: NonNullable<Ask>): Promise<string> {
  const answer = (await ask("Path or URL of the OpenAPI document: ")).trim();
  if (isUrl(answer)) return answer;
  if (answer !== "" && existsSync(resolve(folder, answer)))
    return relativeTo(folder, resolve(folder, answer));
  throw new UsageError(
    answer === "" ? "No document was given." : `The file ${answer} does not exist.`,
    "Pass a path or URL with --spec.",
  );
}

async function askWhich(found: readonly string[], ask: NonNullable<Ask>): Promise<string> {
  const list = found.map((path, index) => `  ${index + 1}  ${path}\n`).join("");
  const answer = (await ask(`The project has several documents:\n${list}Which one? [1] `)).trim();
  const chosen =
    answer === "" ? found[0] : (found[Number(answer) - 1] ?? found.find((path) => path === answer));
  if (chosen !== undefined) return chosen;
  throw new UsageError(
    `"${answer}" is not in the list.`,
    "Type the number of a document, or pass one with --spec.",
  );
}

function undecided(found: readonly string[]): UsageError {
  const several = `The project has several documents: ${found.join(", ")}.`;
  return found.length === 0
    ? new UsageError("No OpenAPI document was found in this project.", "Pass its path or URL with --spec.")
    : new UsageError(several, "Pass one of them with --spec.");
}
