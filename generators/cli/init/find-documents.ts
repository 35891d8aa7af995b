import { readdir, readFile, stat } from "node:fs/promises";
import { join, posix } from "node:path";

/** Folders in which projects keep the description of their API, relative to the project. */
const FOLDERS =
  ". spec specs openapi api apis docs doc schema schemas contract contracts src public static resources".split(
    " ",
  );

/** The version of an OpenAPI or Swagger document, at the beginning of a line of YAML or of an object of JSON. */
const VERSION = /(?:^|[{,]\s*)["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/m;

/** Number of characters that are searched: the version may stand behind a long description. */
const LONGEST_START = 1024 * 1024;

/** The OpenAPI documents of a project, in the usual places: relative paths, the closest first. */
export async function findDocuments(project: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    const names = await readdir(join(project, folder)).catch(() => []);
    for (const name of names.sort())
      if (/\.(ya?ml|json)$/.test(name) && (await isDocument(join(project, folder, name))))
        found.push(posix.join(folder, name));
  }
  return found;
}

async function isDocument(path: string): Promise<boolean> {
  if (/(^|[\\/])(package|package-lock|tsconfig[^\\/]*)\.json$|lock\.ya?ml$/.test(path)) return false;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  return VERSION.test((await readFile(path, "utf8")).slice(0, LONGEST_START));
}
