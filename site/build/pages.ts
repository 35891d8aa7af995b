/** A page that is made from a file of the repository. */
export interface MadePage {
  /** Path of the page without its extension. */
  readonly page: string;
  readonly source: string;
  readonly title: string;
  readonly order: number;
}

/** A page of a section: its name, its file and its title. */
type Entry = readonly [name: string, source: string, title: string];

const PACKAGES = ["client", "webhooks", "errors", "zod", "types", "sandbox", "runtime"];

/** Packages whose guide is longer than their README. */
const WITH_GUIDE: readonly string[] = ["client", "webhooks", "errors", "zod", "sandbox"];

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
  ["ci", "docs/ci.md", "Checks in pull requests"],
  ["commands", "docs/codegen/commands.md", "Commands"],
  ["configuration", "docs/codegen/configuration.md", "Configuration"],
  ["client", "docs/codegen/client.md", "The generated client"],
  ["streams", "docs/codegen/streams.md", "Streams"],
  ["validators", "docs/codegen/validators.md", "The generated validators"],
  ["int64", "docs/codegen/int64.md", "Numbers of 64 bits"],
  ["reference", "docs/codegen/reference.md", "Reference pages"],
  ["names", "docs/names.md", "How operations are named"],
  ["documents", "docs/codegen/documents.md", "Documents"],
  ["overlays", "docs/codegen/overlays.md", "Overlays"],
  ["extensions", "docs/codegen/extensions.md", "Extensions"],
  ["diff", "docs/codegen/diff.md", "Comparing documents"],
  ["diff-rules", "docs/diff-rules.md", "Rules of the diff"],
  ["verify", "docs/codegen/verify.md", "Checking a service against its description"],
  ["writing-a-generator", "docs/codegen/writing-a-generator.md", "Writing a generator"],
  ["peers", "docs/peers.md", "Comparison with other generators"],
  ["performance", "docs/performance.md", "Performance"],
  ["real-documents", "docs/documents.md", "Real documents"],
];

const PROJECT: readonly Entry[] = [
  ["changes", "CHANGELOG.md", "What is new"],
  ["measurements", "docs/measurements.md", "Measurements"],
  ["architecture", "docs/ARCHITECTURE.md", "Architecture"],
  ["glossary", "docs/GLOSSARY.md", "Glossary"],
  ["coverage", "docs/coverage.md", "What is tested of the service"],
  ["evidence", "spec/EVIDENCE.md", "Evidence"],
  ["contributing", "CONTRIBUTING.md", "Contributing"],
  ["support", "SUPPORT.md", "Support"],
  ["security", "SECURITY.md", "Security"],
];

const API: readonly Entry[] = [...PACKAGES, "codegen"].map((name) => [
  name,
  `${FOLDERS[name] ?? `packages/${name}`}/api.md`,
  `API of ${name}`,
]);

const section = (folder: string, entries: readonly Entry[]): MadePage[] =>
  entries.map(([name, source, title], order) => ({ page: `${folder}/${name}`, source, title, order }));

/** All pages that are made from other files. A page whose file does not exist is left out. */
export const PAGES: readonly MadePage[] = [
  ...section("packages", PACKAGE_PAGES),
  ...section("packages/api", API),
  ...section("packages/changes", CHANGES),
  ...section("codegen", CODEGEN),
  ...section("project", PROJECT),
];
