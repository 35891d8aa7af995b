import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "../repository.ts";
import { mustRun } from "../run.ts";

const workflow = readText(".github/workflows/spec-diff.yml");

test("the workflow finds its comment by the line that the report begins with", () => {
  const marker = /COMMENT_MARKER = "([^"]+)"/.exec(
    readText("generators/diff/report/markdown/render-markdown.ts"),
  )?.[1];
  expect(marker).toMatch(/^<!-- .+ -->$/);
  expect(workflow).toContain(`startswith("${marker}")`);
});

test("the job that may comment checks nothing out, and runs for this repository's own branches alone", () => {
  const [, comment = ""] = /\n {2}comment:\n([\s\S]*?)\n {2}out-of-date:/.exec(workflow) ?? [];
  expect(comment).toContain("pull-requests: write");
  expect(comment).toContain("head.repo.full_name == github.repository");
  expect(comment).not.toMatch(/checkout|node |pnpm/);
  expect(workflow.match(/: write/g)).toHaveLength(1);
});

/** Calls of `gh` that the comment step makes when these comments are there already. */
async function callsOf({ changes, present }: { changes: number; present: string }): Promise<string[]> {
  const [, script = ""] = /name: one comment, in place\n[\s\S]*?run: \|\n([\s\S]*?)\n\n/.exec(workflow) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "spec-diff-"));
  const log = join(folder, "calls");
  await writeFile(
    join(folder, "gh"),
    `#!/bin/sh\necho "$*" >> '${log}'\ncase "$*" in *--jq*) printf '${present}';; esac\n`,
  );
  await chmod(join(folder, "gh"), 0o755);
  const env = {
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    REPOSITORY: "acme/api",
    NUMBER: "7",
    CHANGES: String(changes),
  };
  await mustRun("bash", ["-eo", "pipefail", "-c", script], { cwd: folder, env });
  const calls = (await readFile(log, "utf8")).trim().split("\n");
  await rm(folder, { recursive: true });
  return calls.slice(1);
}

test.each([
  [
    { changes: 2, present: "" },
    ["api --method POST repos/acme/api/issues/7/comments --field body=@report/comment.md --silent"],
  ],
  [
    { changes: 2, present: "11\\n12\\n" },
    ["api --method PATCH repos/acme/api/issues/comments/11 --field body=@report/comment.md --silent"],
  ],
  [{ changes: 0, present: "11\\n" }, ["api --method DELETE repos/acme/api/issues/comments/11"]],
  [{ changes: 0, present: "" }, []],
])("with %j the comment is written, changed, removed or left out", async (state, calls) => {
  expect(await callsOf(state)).toEqual(calls);
});
