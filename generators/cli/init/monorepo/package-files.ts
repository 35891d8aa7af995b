import { importedModules, neededPackages, packageOf } from "../../project/needed-packages.ts";
import { type GeneratedPackage, json, type Repository, type RepositoryFiles, titleOf } from "./repository.ts";

/** An entry point of a package: how it is imported, and the generated module behind it. */
interface EntryPoint {
  /** `.` or `./operations` */
  readonly path: string;
  /** Name of the file in `src`. */
  readonly file: string;
  /** Below `src/generated`, without extension. */
  readonly generated: string;
}

/** Summary of each kind of package. */
const SUMMARIES: Readonly<Record<string, string>> = {
  types: "TypeScript types",
  errors: "The catalogue of error codes",
  zod: "zod validators",
  client: "A fetch client",
  webhooks: "The payload types of webhooks",
};

/** The entry points that a generator's files have; the first is the package itself. */
const ENTRY_POINTS: readonly Omit<EntryPoint, "path">[] = [
  { file: "index", generated: "index" },
  { file: "request", generated: "request/index" },
  { file: "response", generated: "response/index" },
  { file: "operations", generated: "operations/index" },
  { file: "webhooks", generated: "webhooks" },
];

/** All files of a package except the generated ones. */
export function packageFiles(
  repository: Repository,
  { name, module, files }: GeneratedPackage,
): RepositoryFiles {
  const entries = entryPoints(files);
  const folder = `packages/${name}`;
  const sources = entries.map(({ file, generated }) => [
    `${folder}/src/${file}.ts`,
    `export * from "./generated/${generated}.js";\n${name === "client" ? errorsOf(repository) : ""}`,
  ]);
  return {
    [`${folder}/package.json`]: json(manifestOf(repository, { name, module, files }, entries)),
    [`${folder}/tsconfig.json`]: json({
      extends: "../../tsconfig.base.json",
      compilerOptions: { rootDir: "src", outDir: "dist" },
      include: ["src"],
    }),
    ...Object.fromEntries(sources),
  };
}

/** Exports the guards for errors of calls: users of a client do not install the runtime themselves. */
function errorsOf({ runtime }: Repository): string {
  return `export { isApiError, isConnectionError, isOutcomeUnknownError } from "${runtime}/client";\n`;
}

/** One line about a package. */
export function packageSummary(repository: Repository, name: string): string {
  return `${SUMMARIES[name] ?? name} of ${titleOf(repository)}`;
}

function entryPoints(files: GeneratedPackage["files"]): readonly EntryPoint[] {
  const paths = new Set(files.map(({ path }) => path));
  const isTopLevel = paths.has("index.ts");
  return ENTRY_POINTS.filter(
    ({ file, generated }) => paths.has(`${generated}.ts`) && (!isTopLevel || file === "index"),
  ).map((entry, index) =>
    index === 0 ? { ...entry, path: ".", file: "index" } : { ...entry, path: `./${entry.file}` },
  );
}

function manifestOf(
  repository: Repository,
  { name, module, files }: GeneratedPackage,
  entries: readonly EntryPoint[],
): Record<string, unknown> {
  const { dependencies, isValidator } = dependenciesOf(repository, files);
  return {
    name: module,
    version: "1.0.0",
    description: `${packageSummary(repository, name)}.`,
    type: "module",
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        entries.map(({ path, file }) => [
          path,
          { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
        ]),
      ),
      ...(entries.some(({ path }) => path === "./operations") && {
        "./operations/*": {
          types: "./dist/generated/operations/*.d.ts",
          default: "./dist/generated/operations/*.js",
        },
      }),
      "./package.json": "./package.json",
    },
    files: ["dist", "src", "CHANGELOG.md"],
    publishConfig: { access: "public" },
    scripts: { build: "tsc -p tsconfig.json" },
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    // An application has one zod, and the schemas are its own.
    ...(isValidator && { peerDependencies: { zod: "catalog:" } }),
    devDependencies: { typescript: "catalog:", ...(isValidator && { zod: "catalog:" }) },
  };
}

function dependenciesOf(
  { scope, runtime }: Repository,
  files: GeneratedPackage["files"],
): { readonly dependencies: Readonly<Record<string, string>>; readonly isValidator: boolean } {
  const needed = neededPackages(files, runtime).map(({ name }) => name);
  const own = [...importedModules(files)].map(packageOf).filter((name) => name.startsWith(`${scope}/`));
  const dependencies = [
    ...needed.filter((name) => name !== "zod").map((name) => [name, "catalog:"] as const),
    ...own.map((name) => [name, "workspace:^"] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return { dependencies: Object.fromEntries(dependencies), isValidator: needed.includes("zod") };
}
