import { findPackage, foundVersion } from "../project/installed-version.ts";
import { addCommand, detectPackageManager } from "../project/package-manager.ts";
import { type NeededPackage, PUBLISHED_VERSIONS } from "../project/published-versions.ts";
import { isAtLeast, satisfies } from "../project/satisfies.ts";

/** A program or package, with the version that there is and the one that there must be. */
export interface VersionRow {
  readonly name: string;
  /** Undefined where it is not installed. */
  readonly found: string | undefined;
  readonly required: string | undefined;
  /** Instruction; undefined where the version is right. */
  readonly remedy?: string;
}

interface VersionParts {
  /** The version of the program that runs. */
  readonly codegen: string;
  /** Packages that generated code imports, with the folder of that code. */
  readonly needed: readonly (NeededPackage & { readonly folder: string })[];
  readonly project: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `process.version` */
  readonly node: string;
}

const CODEGEN = "@crossborder/codegen";

/** The oldest Node.js that the packages run on. */
const OLDEST_NODE = "20.19.0";

/** The oldest compiler that the declarations are tested with. */
const OLDEST_TYPESCRIPT = "5.5.0";

/** Compares what is installed with what generated code and this program need. */
export function checkVersions(parts: VersionParts): readonly VersionRow[] {
  const manager = detectPackageManager(parts.project, parts.environment);
  const commandFor = (needed: NeededPackage) => `\`${addCommand(manager, [needed])}\``;
  const rows = parts.needed.map(({ name, range, folder }): VersionRow => {
    const found = foundVersion(name, folder);
    const isRight = found !== undefined && satisfies(found, range);
    return {
      name,
      found,
      required: range,
      ...(!isRight && { remedy: `Run ${commandFor({ name, range })}.` }),
    };
  });
  const [node, compiler] = [parts.node.replace(/^v/, ""), foundVersion("typescript", parts.project)];
  return [
    programRow({ name: "Node.js", found: node }, "Node.js", OLDEST_NODE),
    codegenRow(parts, commandFor({ name: CODEGEN, range: `^${PUBLISHED_VERSIONS.codegen}` })),
    ...onePerName(rows),
    programRow({ name: "typescript", found: compiler }, "TypeScript", OLDEST_TYPESCRIPT),
  ];
}

/** Several folders may import a package: a version that does not fit counts more than one that does. */
function onePerName(rows: readonly VersionRow[]): readonly VersionRow[] {
  const wrong = rows.filter(({ remedy }) => remedy !== undefined);
  const byName = new Map([...rows, ...wrong].map((row) => [row.name, row]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A dependency that is declared, but not in `node_modules`. */
function isRange(version: string): boolean {
  return !/^\d/.test(version);
}

/** The project may have another version of this package than the one that runs. */
function codegenRow({ codegen, project }: VersionParts, update: string): VersionRow {
  const installed = findPackage(CODEGEN, project);
  const row = { name: CODEGEN, found: codegen };
  if (installed.kind !== "installed" || installed.version === codegen) return { ...row, required: undefined };
  const remedy = `The project has version ${installed.version}. Start that one, or run ${update}.`;
  return { ...row, required: installed.version, remedy };
}

function programRow(row: Pick<VersionRow, "name" | "found">, title: string, oldest: string): VersionRow {
  const { found } = row;
  const isRight = found === undefined || isRange(found) || isAtLeast(found, oldest);
  return {
    ...row,
    required: `>=${oldest}`,
    ...(isRight ? {} : { remedy: `Install ${title} ${oldest} or later.` }),
  };
}
