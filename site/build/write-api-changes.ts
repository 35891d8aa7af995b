import { join } from "node:path";
import { readManifest } from "../../e2e/house/repository.ts";
import { mustRun } from "../../e2e/house/run.ts";
import { withFront, writePage } from "./page-file.ts";
import { API_CHANGES_PAGE } from "./pages.ts";
import { repository } from "./repository.ts";

/** Location of the description, and the package whose name is in the tags of its releases. */
interface Location {
  readonly folder: string;
  readonly document: string;
  readonly packageName: string;
}

/** Changes from one release to the next: for people, and as data. */
export interface Release {
  readonly title: string;
  readonly report: string;
  readonly changes: readonly ReportedChange[];
}

/** A change of the JSON report, with the operations that it affects. */
interface ReportedChange {
  readonly message: string;
  readonly reached: readonly { readonly kind: string; readonly name: string; readonly verdict: string }[];
}

const SERVICE: Location = {
  folder: repository,
  document: "spec/openapi.yaml",
  packageName: readManifest("spec").name,
};

/** Writes the page of changes of the API, from the description at the tag of each release. */
export async function writeApiChanges(docs: string, releases: readonly Release[]): Promise<void> {
  const body = [
    `What changed in the description from one release of \`${SERVICE.packageName}\` to the next, as \`codegen diff\` reports it:
whom it affects, and what to do.`,
    ...(releases.length === 0
      ? ["Version 1.0.0 is the first. Nothing has changed since."]
      : releases.map(({ title, report }) => `## ${title}\n\n${report}`)),
  ];
  const text = withFront({ ...API_CHANGES_PAGE, source: SERVICE.document }, `${body.join("\n\n")}\n`);
  await writePage(join(docs, `${API_CHANGES_PAGE.page}.md`), text);
}

/** The changes from each release to the next, and from the last to the work tree, newest first. */
export async function apiChanges(location = SERVICE): Promise<Release[]> {
  const { folder, document, packageName } = location;
  const list = ["tag", "--list", `${packageName}@*`, "--sort=version:refname"];
  const tags = (await mustRun("git", list, { cwd: folder })).split("\n").filter((tag) => tag !== "");
  const steps = tags.map((tag, index) => ({ tag, next: tags[index + 1] }));
  const releases = [];
  for (const { tag, next } of steps.reverse()) {
    const revision = next === undefined ? document : `${next}:${document}`;
    const reportAs = (format: "markdown" | "json") =>
      diff([`${tag}:${document}`, revision, "--format", format], folder);
    const [report, json] = await Promise.all([reportAs("markdown"), reportAs("json")]);
    const title = next?.slice(packageName.length + 1) ?? "Next release";
    releases.push({ title, report: below(report), changes: JSON.parse(json).changes });
  }
  return releases;
}

function diff(options: readonly string[], folder: string): Promise<string> {
  const program = join(repository, "generators/cli/main.ts");
  const call = [program, "diff", ...options, "--verbose", "--fail-on", "none"];
  return mustRun(process.execPath, call, { cwd: folder });
}

/** A report without its title, whose other headings are below that of the release. */
function below(report: string): string {
  return report
    .replace(/^# .*\n+/, "")
    .replaceAll(/^(#{1,4} )/gm, "#$1")
    .trim();
}
