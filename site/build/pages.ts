/** A page that is made from a file of the repository. */
export interface MadePage {
  /** Path of the page without its extension. */
  readonly page: string;
  readonly source: string;
  readonly title: string;
  readonly order: number;
  /** Title in the contents, if it is not that of the page. */
  readonly label?: string | undefined;
  /** True if it has wide tables. */
  readonly isWide?: boolean;
}

/** A page of a section: its name, its file and its title. */
type Entry = readonly [name: string, source: string, title: string, isWide?: "wide"];

const PACKAGES = ["client", "webhooks", "errors", "zod", "types", "sandbox", "mcp", "runtime"];

/** Packages whose guide is longer than their README. */
const WITH_GUIDE: readonly string[] = ["client", "webhooks", "errors", "zod", "sandbox", "mcp"];

const PACKAGE_PAGES: readonly Entry[] = [
  ...PACKAGES.map((name): Entry => {
    const source = WITH_GUIDE.includes(name) ? `docs/packages/${name}.md` : `packages/${name}/README.md`;
    return [name, source, `@crossborder/${name}`];
  }),
  ["spec", "spec/README.md", "@crossborder/spec"],
  ["codegen", "generators/README.md", "@crossborder/codegen"],
];

const FOLDERS: Readonly<Record<string, string>> = { spec: "spec", codegen: "generators" };

const CHANGES: readonly Entry[] = [...PACKAGES, "spec", "codegen"].map((name) => [
  name,
  `${FOLDERS[name] ?? `packages/${name}`}/CHANGELOG.md`,
  `Changes of ${name}`,
]);

const CODEGEN: readonly Entry[] = [
  ["start", "docs/codegen/start.md", "Generate from your own document"],
  ["changing", "docs/changing-an-api.md", "Change an API without breaking anyone"],
  ["ci", "docs/ci.md", "Checks in pull requests"],
  ["commands", "docs/codegen/commands.md", "Commands"],
  ["configuration", "docs/codegen/configuration.md", "Configuration", "wide"],
  ["client", "docs/codegen/client.md", "The generated client"],
  ["streams", "docs/codegen/streams.md", "Streams"],
  ["query", "docs/codegen/query.md", "Queries"],
  ["mocks", "docs/codegen/mocks.md", "Mocks"],
  ["mcp", "docs/codegen/mcp.md", "Tools for agents"],
  ["validators", "docs/codegen/validators.md", "The generated validators"],
  ["int64", "docs/codegen/int64.md", "Numbers of 64 bits"],
  ["reference", "docs/codegen/reference.md", "Reference pages"],
  ["names", "docs/names.md", "How operations are named"],
  ["documents", "docs/codegen/documents.md", "Documents"],
  ["overlays", "docs/codegen/overlays.md", "Overlays"],
  ["extensions", "docs/codegen/extensions.md", "Extensions"],
  ["diff", "docs/codegen/diff.md", "Comparing documents"],
  ["diff-rules", "docs/diff-rules.md", "Rules of the diff", "wide"],
  ["diff-examples", "docs/diff-examples.md", "Examples of the rules", "wide"],
  ["impact", "docs/codegen/impact.md", "Whose code breaks"],
  ["upgrade", "docs/codegen/upgrade.md", "Upgrading the code of consumers"],
  ["traffic", "docs/codegen/traffic.md", "Recorded traffic"],
  ["verify", "docs/codegen/verify.md", "Checking a service against its description"],
  ["writing-a-generator", "docs/codegen/writing-a-generator.md", "Writing a generator"],
  ["peers", "docs/peers.md", "Comparison with other generators", "wide"],
  ["performance", "docs/performance.md", "Performance"],
  ["real-documents", "docs/documents.md", "Real documents", "wide"],
];

const PROJECT: readonly Entry[] = [
  ["changes", "CHANGELOG.md", "What is new"],
  ["measurements", "docs/measurements.md", "Measurements"],
  ["promises", "docs/promises.md", "What each promise is known from", "wide"],
  ["lighthouse", "docs/lighthouse.md", "Lighthouse", "wide"],
  ["architecture", "docs/ARCHITECTURE.md", "Architecture"],
  ["glossary", "docs/GLOSSARY.md", "Glossary"],
  ["coverage", "docs/coverage.md", "What is tested of the service"],
  ["contributing", "CONTRIBUTING.md", "Contributing"],
  ["support", "SUPPORT.md", "Support"],
  ["security", "SECURITY.md", "Security"],
];

/** A page that is made from the exports of a package. */
interface ApiPage extends Omit<MadePage, "source"> {
  /** The folder of the package, and its name without the scope. */
  readonly folder: string;
  readonly name: string;
}

/** The pages of the packages' exports. */
export const API_PAGES: readonly ApiPage[] = [...PACKAGES, "codegen"].map((name, order) => ({
  page: `packages/api/${name}`,
  folder: FOLDERS[name] ?? `packages/${name}`,
  name,
  title: `API of ${name}`,
  label: name,
  order,
}));

/** The page of sizes and runtimes, and the page of changes of the API. */
export const SIZES_PAGE = {
  page: "packages/sizes",
  title: "Sizes and runtimes",
  order: 90,
  isWide: true,
} as const;
export const API_CHANGES_PAGE = {
  page: "packages/changes/api",
  title: "Changes of the API",
  label: "The API itself",
  order: 90,
} as const;

/** The page that leads to every page that is made. */
export const ALL_PAGES = { page: "project/pages", title: "All pages", order: 90 } as const;

const section = (folder: string, entries: readonly Entry[]): MadePage[] =>
  entries.map(([name, source, title, width], order) => ({
    page: `${folder}/${name}`,
    source,
    title,
    order,
    ...(title === `Changes of ${name}` && { label: name }),
    isWide: width === "wide",
  }));

/** All pages that are made from other files. A page whose file does not exist is left out. */
export const PAGES: readonly MadePage[] = [
  ...section("packages", PACKAGE_PAGES),
  ...section("packages/changes", CHANGES),
  ...section("codegen", CODEGEN),
  ...section("project", PROJECT),
];
