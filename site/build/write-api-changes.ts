import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { readManifest } from "../../e2e/house/repository.ts";
import { withFront, writePage } from "./page-file.ts";
import { API_CHANGES_PAGE } from "./pages.ts";
import { repository } from "./repository.ts";

const run = promisify(execFile);

/** Where the description stands, in which repository, and how its releases are tagged. */
interface Location {
  readonly folder: string;
  readonly document: string;
  readonly packageName: string;
}

/** Writes the page of what changed in the API, from the description at the tag of each release. */
export async function writeApiChanges(docs: string): Promise<void> {
  const location = {
    folder: repository,
    document: "spec/openapi.yaml",
    packageName: readManifest("spec").name,
  };
  const sections = await apiChanges(location);
  const body = [
    `What changed in the description from one release of \`${location.packageName}\` to the next, as \`codegen diff\` reports it:
whom it affects, and what to do.`,
    ...(sections.length === 0
      ? ["Version 1.0.0 is the first. Nothing has changed since."]
      : sections.map(({ title, report }) => `## ${title}\n\n${report}`)),
  ];
  const text = withFront({ ...API_CHANGES_PAGE, source: location.document }, `${body.join("\n\n")}\n`);
  await writePage(join(docs, `${API_CHANGES_PAGE.page}.md`), text);
}

/** The changes from each release to the next, and from the last to the work tree, newest first. */
export async function apiChanges({
  folder,
  document,
  packageName,
}: Location): Promise<{ readonly title: string; readonly report: string }[]> {
  const list = ["tag", "--list", `${packageName}@*`, "--sort=version:refname"];
  const tags = (await run("git", list, { cwd: folder })).stdout.split("\n").filter((tag) => tag !== "");
  const steps = tags.map((tag, index) => ({ tag, next: tags[index + 1] }));
  const sections = [];
  for (const { tag, next } of steps.reverse()) {
    const revision = next === undefined ? document : `${next}:${document}`;
    const program = join(repository, "generators/cli/main.ts");
    const diff = [
      program,
      "diff",
      `${tag}:${document}`,
      revision,
      "--format",
      "markdown",
      "--verbose",
      "--fail-on",
      "none",
    ];
    const { stdout } = await run(process.execPath, diff, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    const version = next?.slice(packageName.length + 1) ?? "Next release";
    sections.push({ title: version, report: below(stdout) });
  }
  return sections;
}

/** A report without its title, whose other headings stand below that of the release. */
function below(report: string): string {
  return report
    .replace(/^# .*\n+/, "")
    .replaceAll(/^(#{1,4} )/gm, "#$1")
    .trim();
}
