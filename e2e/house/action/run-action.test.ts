import { existsSync } from "node:fs";
import { appendFile, chmod, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CONFIG_NAMES as ACTION_NAMES } from "../../../action/run-action.ts";
import { CONFIG_NAMES } from "../../../generators/cli/load-config.ts";
import { runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { type ActionWorkspace, createActionWorkspace, INSTALLED } from "./action-workspace.ts";
import { type FakeGithub, startFakeGithub, TOKEN } from "./fake-github.ts";

const document = (kinds: string, more = ""): string => `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: pets.create
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 200: { description: OK } }
components:
  schemas:
    Pet: { type: object, required: [kind], properties: { kind: { type: string, enum: [${kinds}] } } }
${more}`;

let github: FakeGithub;
let workspace: ActionWorkspace;

beforeAll(async () => {
  github = await startFakeGithub();
});
beforeEach(async () => {
  await workspace?.remove();
  workspace = await createActionWorkspace(github);
  Object.assign(github, { comments: [], mayWrite: true });
  github.calls.length = 0;
  await workspace.commit({ "openapi.yaml": document("cat, dog") });
});
afterAll(async () => {
  github.close();
  await workspace.remove();
});

/** Lines that the runner would carry out. */
function commandsOf(log: string): string[] {
  let end: string | undefined;
  return log.split("\n").filter((line) => {
    if (end !== undefined) {
      if (line === `::${end}::`) end = undefined;
      return false;
    }
    end = /^::stop-commands::(.+)$/.exec(line)?.[1];
    return end === undefined && line.startsWith("::");
  });
}

test("a pull request that breaks clients gets one comment, which later runs update and delete", async () => {
  await workspace.commit({ "openapi.yaml": document("cat") });
  const first = await workspace.run("pull-request", {
    "sarif-file": "out/diff.sarif",
    "html-file": "diff.html",
  });
  expect(first).toMatchObject({ exitCode: 1, outputs: { changes: "1", breaking: "1", comment: "created" } });
  expect(commandsOf(first.log)[0]).toMatch(/^::error file=openapi\.yaml,line=\d+,col=\d+,title=breaking%3A /);
  expect(first.summary).toContain("### Do not merge: this breaks clients.");
  expect(github.comments.map(({ body }) => body)).toEqual([
    `<!-- codegen-action .%2Fopenapi.yaml -->\n${first.summary.split("\n\nNot checked:")[0]}\n`,
  ]);
  expect(JSON.parse(await readFile(join(workspace.path, "out/diff.sarif"), "utf8"))).toMatchObject({
    version: "2.1.0",
  });
  expect(await readFile(join(workspace.path, "diff.html"), "utf8")).toMatch(/^<!doctype html>/);

  expect((await workspace.run("pull-request")).outputs.comment).toBe("unchanged");
  await workspace.write({ "openapi.yaml": document("cat, fish") });
  expect((await workspace.run("pull-request")).outputs.comment).toBe("updated");
  expect(github.comments).toHaveLength(1);
  await workspace.write({ "openapi.yaml": document("cat, dog") });
  const last = await workspace.run("pull-request");
  expect(last).toMatchObject({ exitCode: 0, outputs: { changes: "0", comment: "deleted" } });
  expect(github.comments).toEqual([]);
});

test("the comment is found behind a hundred others, and a stranger's with the same first line is left alone", async () => {
  await workspace.commit({ "openapi.yaml": document("cat") });
  await workspace.run("pull-request");
  const [own] = github.comments;
  const user = { login: "mallory", type: "User" } as const;
  const others = Array.from({ length: 120 }, (_, id) => ({ id, body: `${own?.body}`, user }));
  github.comments = [...others, ...github.comments];
  await workspace.write({ "openapi.yaml": document("fish") });
  expect((await workspace.run("pull-request")).outputs.comment).toBe("updated");
  expect(github.comments.slice(0, 120)).toEqual(others);
});

test("without permission to comment, the report is in the summary, and the run says what is missing", async () => {
  github.mayWrite = false;
  await workspace.commit({ "openapi.yaml": document("cat, dog, fish") });
  const { exitCode, log, summary } = await workspace.run("pull-request");
  expect(exitCode).toBe(0);
  expect(commandsOf(log).join("\n")).toMatch(
    /^::warning::The comment was not written\. .+pull-requests: write/m,
  );
  expect(summary).toContain("### No change breaks clients.");
});

test.each(["pull-request-from-fork", "pull-request-from-deleted-fork"] as const)(
  "%s is read without the network, and GitHub is not called",
  async (event) => {
    const requests: unknown[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url);
      response.end("type: string\n");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const reference = `    Far: { $ref: 'http://127.0.0.1:${port}/schema.yaml' }\n`;
    await workspace.commit({ "openapi.yaml": document("cat, dog", reference) });
    const refused = await workspace.run(event);
    expect({ exitCode: refused.exitCode, requests, calls: github.calls }).toEqual({
      exitCode: 1,
      requests: [],
      calls: [],
    });
    expect(refused.log).toMatch(/openapi\.yaml:\d+:\d+ {2}Cannot read http.+from the network is turned off/);
    const allowed = await workspace.run(event, { untrusted: "false" });
    expect(allowed.exitCode).toBe(0);
    expect(requests.length).toBeGreaterThan(0);
    expect(allowed.summary).toContain("### No changes.");
    expect(github.calls).toEqual([]);
    server.closeAllConnections();
    server.close();
  },
);

test("a push is compared with the commit before it and writes no comment; the first push with nothing", async () => {
  await workspace.commit({ "openapi.yaml": document("cat") });
  expect(await workspace.run("push")).toMatchObject({
    exitCode: 1,
    outputs: { breaking: "1", comment: "none" },
  });
  expect(github.calls).toEqual([]);
  const zeros = join(workspace.path, "zeros.json");
  await workspace.write({ "zeros.json": JSON.stringify({ before: "0".repeat(40) }) });
  const first = await workspace.run("push", {}, { env: { GITHUB_EVENT_PATH: zeros } });
  expect(first).toMatchObject({ exitCode: 0, outputs: { changes: "0" } });
});

test("the merge of a pull request is compared with the branch as it is now, not as it was", async () => {
  const old = workspace.git("rev-parse", "HEAD");
  workspace.git("switch", "--quiet", "-c", "feature");
  await workspace.commit({ "notes.md": "a change of something else\n" });
  workspace.git("switch", "--quiet", "main");
  await workspace.commit({ "openapi.yaml": document("cat") });
  workspace.git("merge", "--quiet", "--no-ff", "--no-edit", "feature");
  expect((await workspace.run("pull-request")).outputs.changes).toBe("0");
  expect((await workspace.run("pull-request", { base: old })).outputs.breaking).toBe("1");
});

test("a checkout without the commit to compare with says how to get it", async () => {
  await workspace.write({ "gone.json": JSON.stringify({ before: "1".repeat(40) }) });
  const { exitCode, log } = await workspace.run(
    "push",
    {},
    { env: { GITHUB_EVENT_PATH: join(workspace.path, "gone.json") } },
  );
  expect({ exitCode, log }).toMatchObject({
    exitCode: 1,
    log: expect.stringContaining("Set `fetch-depth: 0`"),
  });
});

test.each(["$(touch pwned)`touch pwned`.yaml", 'a;touch pwned;" || touch pwned; "%0A::error::x.yaml'])(
  "the name %s is only a name",
  async (name) => {
    await workspace.commit({ [name]: document("cat, dog") });
    await workspace.commit({ [name]: document("cat") });
    const { exitCode, log, outputs } = await workspace.run("pull-request", {
      spec: name,
      "html-file": "$(touch pwned).html",
    });
    expect({ exitCode, breaking: outputs.breaking }, log).toEqual({ exitCode: 1, breaking: "1" });
    expect(existsSync(join(workspace.path, "pwned"))).toBe(false);
    for (const line of commandsOf(log)) expect(line).toMatch(/^::(?:error|warning|stop-commands)/);
  },
);

test.each([
  [{ spec: "--version" }, "cannot start with a dash"],
  [{ base: "--output=x" }, "cannot start with a dash"],
  [{ spec: "" }, "`spec` is required"],
  [{ "fail-on": "always" }, 'Unknown value "always" for the input `fail-on`'],
  [{ untrusted: "yes" }, 'Unknown value "yes" for the input `untrusted`'],
  [{ version: "latest" }, "Use an exact version"],
  [{ version: "^1.0.0" }, "Use an exact version"],
])("the inputs %j are rejected", async (inputs, message) => {
  const { exitCode, log } = await workspace.run("pull-request", inputs);
  expect({ exitCode, log }).toMatchObject({ exitCode: 1, log: expect.stringContaining(message) });
});

test("nothing in a document becomes a command for the runner", async () => {
  const hostile = `"\\n::error::injected\\n::set-env name=A::b\\n::add-mask::x"`;
  await workspace.commit({ "openapi.yaml": document(`cat, ${hostile}`) });
  const changed = await workspace.run("pull-request");
  const broken = document("cat", `    Broken: { $ref: ${hostile} }\n`);
  await workspace.write({ "openapi.yaml": broken });
  const refused = await workspace.run("pull-request");
  for (const { exitCode, log } of [changed, refused]) {
    expect(exitCode).toBe(1);
    expect(commandsOf(log).length).toBeGreaterThan(0);
    for (const line of commandsOf(log)) expect(line).not.toMatch(/^::(?:error::injected|set-env|add-mask)/);
  }
});

test("a fork does not run with secrets", async () => {
  const { exitCode, log } = await workspace.run(
    "pull-request-from-fork",
    {},
    { env: { GITHUB_EVENT_NAME: "pull_request_target" } },
  );
  expect({ exitCode, log }).toMatchObject({
    exitCode: 1,
    log: expect.stringContaining("gives your secrets"),
  });
});

const CONFIG = `import { writeFileSync } from "node:fs";
import { types } from "@crossborder/codegen";
writeFileSync(new URL("environment.json", import.meta.url), JSON.stringify(process.env));
export default {
  spec: "openapi.yaml", headerCommand: "npm run generate", out: "src",
  generators: [types({ importFrom: "@acme/types" })],
};
`;

test("generated code is checked, and the configuration of the pull request sees no token", async () => {
  await workspace.commit({ "codegen.config.ts": CONFIG, "package.json": '{ "type": "module" }\n' });
  const outdated = await workspace.run("pull-request", {}, { process: "own" });
  expect(outdated.exitCode).toBe(1);
  expect(Number(outdated.outputs.outdated)).toBeGreaterThan(0);
  expect(commandsOf(outdated.log)[0]).toMatch(
    /^::error file=src\/types\/.+::This generated file is not up to date/,
  );
  const seen = await readFile(join(workspace.path, "environment.json"), "utf8");
  expect(seen).toContain('"PATH"');
  expect(seen).not.toMatch(/INPUT_|GITHUB_|RUNNER_/);
  expect(seen).not.toContain(TOKEN);
  expect((await workspace.run("pull-request", { generate: "false" }, { process: "own" })).exitCode).toBe(0);
});

test("the names of configurations are those of the command line", async () => {
  expect(ACTION_NAMES).toEqual(CONFIG_NAMES);
});

test("a configuration in a folder above, with another extension, is found as well", async () => {
  const inApi = Object.entries(INSTALLED).map(([path, text]) => [`api/${path}`, text]);
  await workspace.commit({
    ...Object.fromEntries(inApi),
    "api/openapi.yaml": document("cat, dog"),
    "codegen.config.mjs": CONFIG.replace('"openapi.yaml"', '"api/openapi.yaml"'),
  });
  const inputs = { "working-directory": "api", annotations: "false" };
  const { exitCode, outputs, log } = await workspace.run("pull-request", inputs, { process: "own" });
  expect([exitCode, Number(outputs.outdated) > 0], log).toEqual([1, true]);
});

test("a check that is not made is named, in the log and on the page of the run", async () => {
  const { exitCode, log, summary } = await workspace.run("pull-request");
  expect(exitCode).toBe(0);
  for (const text of [log, summary]) {
    expect(text).toMatch(/^Not checked: generated code, because the input `out` is not set, and neither /m);
    expect(text).toContain("Not checked: changesets, because the input `changesets` is false.");
  }
});

test("a generated file that was changed by hand fails, and the log says what to do", async () => {
  const inputs = { out: "src", generate: "true" };
  const generated = join(workspace.path, "src/types/index.ts");
  const args = ["generate", "--spec", "openapi.yaml", "--out", "src"];
  await runInProcess({ args, workingDirectory: workspace.path, environment: process.env });
  await appendFile(generated, "// mine\n");
  const { exitCode, log } = await workspace.run("pull-request", inputs);
  expect([exitCode, log]).toEqual([1, expect.stringContaining("This generated file was changed by hand")]);
});

test("changesets are checked", async () => {
  const config = { ".changeset/config.json": "{}\n", "codegen.config.ts": CONFIG };
  await workspace.commit({ ...config, "package.json": '{ "name": "@acme/types", "type": "module" }\n' });
  await workspace.commit({ "openapi.yaml": document("cat, dog, fish") });
  const inputs = { changesets: "true", generate: "false" };
  const missing = await workspace.run("pull-request", inputs, { process: "own" });
  expect({ exitCode: missing.exitCode, log: missing.log }).toMatchObject({
    exitCode: 1,
    log: expect.stringContaining("Changesets are missing or too low"),
  });
  await workspace.write({ ".changeset/fish.md": '---\n"@acme/types": major\n---\n\nFish.\n' });
  expect(await workspace.run("pull-request", inputs, { process: "own" })).toMatchObject({ exitCode: 0 });
});

test("the comment has the consumers that the changes concern, by their code and by their reports", async () => {
  const consumers = `consumers: [{ name: "shop", project: "shop" }, { name: "books", report: "books.json" }],`;
  await workspace.commit({
    "codegen.config.ts": CONFIG.replace("export default {", `export default { ${consumers}`),
    "package.json": '{ "type": "module" }\n',
    "shop/tsconfig.json": "{}",
    "shop/dog.ts": `import type { Pet } from "../src/types/index.ts";\nexport const kind: Pet["kind"] = "dog";\n`,
  });
  const run = (...args: readonly string[]) =>
    runInProcess({ args, workingDirectory: workspace.path, environment: process.env });
  await run("generate");
  await workspace.commit({ "openapi.yaml": document("cat") });
  await run("impact", "HEAD^1:./openapi.yaml", "--project", "shop", "--output-file", "books.json");
  const inputs = { impact: "true", generate: "false" };
  const fresh = await workspace.run("pull-request", inputs);
  expect(fresh.outputs, fresh.log).toMatchObject({ breaking: "1", concerned: "2" });
  const [{ body } = { body: "" }] = github.comments;
  expect(body).toContain("## Whose code is concerned");
  expect(body).toMatch(/\| change \| `shop` \| `books` \|\n.+\n\| .+ \| 1 breaks \| 1 breaks \|/);

  await workspace.write({ "openapi.yaml": document("cat, fish") });
  await workspace.run("pull-request", inputs);
  expect(github.comments[0]?.body).toContain("Stale report: it was made for another revision");
});

test("paths of a document in a folder start at the root of the repository", async () => {
  const inside = Object.fromEntries(Object.entries(INSTALLED).map(([name, text]) => [`api/${name}`, text]));
  await workspace.commit({ ...inside, "api/openapi.yaml": document("cat, dog") });
  await workspace.commit({ "api/openapi.yaml": document("cat") });
  const inputs = { "working-directory": "api", "sarif-file": "diff.sarif" };
  const { log, outputs } = await workspace.run("pull-request", inputs);
  expect(outputs.breaking).toBe("1");
  expect(commandsOf(log)[0]).toMatch(/^::error file=api\/openapi\.yaml,/);
  expect(await readFile(join(workspace.path, "api/diff.sarif"), "utf8")).toContain(
    '"uri": "api/openapi.yaml"',
  );
});

test("the exact version is installed without scripts, outside of the checkout", async () => {
  const npm = `#!/bin/sh
echo "$*" > '${workspace.path}/npm-arguments'
mkdir -p "$3"
cp -R '${workspace.path}/node_modules' "$3/node_modules"
`;
  await workspace.write({ "bin/npm": npm });
  await chmod(join(workspace.path, "bin/npm"), 0o755);
  await workspace.commit({ "openapi.yaml": document("cat") });
  const PATH = `${join(workspace.path, "bin")}${delimiter}${process.env.PATH}`;
  const { outputs, log } = await workspace.run(
    "pull-request",
    { version: "1.2.3" },
    { env: { PATH }, process: "own" },
  );
  expect(outputs.breaking, log).toBe("1");
  expect(await readFile(join(workspace.path, "npm-arguments"), "utf8")).toMatch(
    /^install --prefix .+\/temp\/codegen --ignore-scripts .*@crossborder\/codegen@1\.2\.3\n$/,
  );
});
