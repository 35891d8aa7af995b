import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mustRun } from "../../house/run.ts";
import { excerpt } from "../harness/excerpt.ts";

/** Two releases of a public description, as files. */
export interface DocumentPair {
  readonly name: string;
  readonly base: string;
  readonly revision: string;
}

interface Release {
  readonly package: string;
  readonly file: string;
  readonly base: string;
  /** Missing where it is the release that is installed here. */
  readonly revision?: string;
  /** Size of the part of both documents that is compared, in bytes; missing where all of it is. */
  readonly size?: number;
}

const GITHUB = { package: "@octokit/openapi", file: "generated/api.github.com.json", base: "22.0.0" };

/** Real releases of several sizes and formats; where none has a size, the same paths of two larger ones. */
const RELEASES: Readonly<Record<string, Release>> = {
  "GitHub, paths of 0.1 MB": { ...GITHUB, size: 100_000 },
  "Directus, 0.3 MB": {
    package: "@directus/specs",
    file: "dist/openapi.json",
    base: "12.0.0",
    revision: "15.2.0",
  },
  "Figma, 0.4 MB of YAML": {
    package: "@figma/rest-api-spec",
    file: "openapi/openapi.yaml",
    base: "0.31.0",
    revision: "0.43.0",
  },
  "GitBook, 1 to 1.7 MB": {
    package: "@gitbook/api",
    file: "spec/openapi.json",
    base: "0.137.0",
    revision: "0.202.0",
  },
  "GitHub, paths of 3 MB": { ...GITHUB, size: 3_000_000 },
  "GitHub events, 4.7 MB": {
    package: "@octokit/openapi-webhooks",
    file: "generated/api.github.com.json",
    base: "8.5.1",
    revision: "12.1.0",
  },
  "GitHub, 12 MB": GITHUB,
};

/** Pairs whose names contain a text; all where it is empty. */
export function pairNames(filter: string): string[] {
  return Object.keys(RELEASES).filter((name) => name.includes(filter));
}

/** Fetches both releases with npm: the packages are too large to be installed for this alone. */
export async function fetchPair(name: string, folder: string): Promise<DocumentPair> {
  const release = RELEASES[name];
  if (!release) throw new Error(`There is no pair called ${name}.`);
  const base = await fetchFile(release, release.base, folder);
  const revision =
    release.revision === undefined
      ? fileURLToPath(import.meta.resolve(`${release.package}/${release.file}`))
      : await fetchFile(release, release.revision, folder);
  if (release.size === undefined) return { name, base, revision };
  return { name, ...(await writeExcerpts({ base, revision }, release.size, folder)) };
}

async function fetchFile({ package: name, file }: Release, version: string, folder: string): Promise<string> {
  const packed = await mustRun("npm", ["pack", `${name}@${version}`, "--silent"], { cwd: folder });
  const tarball = packed.trim().split("\n").at(-1) ?? "";
  const target = tarball.replace(/\.tgz$/, "");
  await mustRun("mkdir", ["-p", target], { cwd: folder });
  await mustRun("tar", ["-xzf", tarball, "-C", target, `package/${file}`], { cwd: folder });
  return join(folder, target, "package", file);
}

async function writeExcerpts(
  { base, revision }: Omit<DocumentPair, "name">,
  size: number,
  folder: string,
): Promise<Omit<DocumentPair, "name">> {
  const documents = await Promise.all(
    [base, revision].map(async (file) => JSON.parse(await readFile(file, "utf8"))),
  );
  const [before, after] = excerpt(documents, size);
  const files = ["base", "revision"].map((side) => join(folder, `excerpt-${size}-${side}.json`));
  const [left = "", right = ""] = files;
  await writeFile(left, JSON.stringify(before, null, 2));
  await writeFile(right, JSON.stringify(after, null, 2));
  return { base: left, revision: right };
}
