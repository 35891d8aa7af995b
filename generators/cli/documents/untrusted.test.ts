import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { type Chance, chanceOf } from "../../test/damage/chance.ts";
import { commitAll, gitIn } from "../test/git-workspace.ts";
import type { CliResult } from "../test/run-in-process.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const { seed, numRuns: runs } = search(60);

const MARK = "MarkOfASchemaThatMustNotBeRead";
const SECRET = `type: object\ndescription: ${MARK}\n`;

let workspace: Workspace;
let server: Server;
let port: number;
let requests: string[] = [];

/** A document whose only schema is this reference. */
function documentWith(reference: string): string {
  return JSON.stringify({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    components: { schemas: { Inner: { $ref: reference } } },
  });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(String(request.url));
    response.end(request.url?.includes("overlay") ? OVERLAY : SECRET);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  port = (server.address() as AddressInfo).port; // it listens on a port
  workspace = await createWorkspace({
    "outside/secret.yaml": SECRET,
    "outside/deep/secret.yaml": SECRET,
    "outside/openapi.json": documentWith("secret.yaml"),
    "outside/overlay.yaml": OVERLAY,
    "repo/spec/openapi.json": documentWith("parts/inner.yaml"),
    "repo/spec/parts/inner.yaml": SECRET,
    "repo/shared.yaml": SECRET,
  });
  const link = (target: string, path: string) => symlinkSync(target, join(workspace.path, "repo", path));
  mkdirSync(join(workspace.path, "repo/links"));
  link("../../outside", "links/folder");
  link(join(workspace.path, "outside"), "links/absolute");
  link("../../outside/secret.yaml", "links/file.yaml");
  link("folder/deep", "links/chain");
  link("loop", "links/loop");
  link("../spec/parts", "links/inside");
  link(join(workspace.path, "repo/shared.yaml"), "links/inside.yaml");
  gitIn({ ...workspace, path: join(workspace.path, "repo") }, ["init", "--quiet", "--initial-branch=main"]);
  commitAll({ ...workspace, path: join(workspace.path, "repo") }, "first");
});

beforeEach(() => {
  requests = [];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await workspace.remove();
});

const OVERLAY =
  "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.info, update: { x-mark: read } }]\n";

const run = (...args: readonly string[]): Promise<CliResult> => workspace.run(args, { in: "repo" });

async function generateFrom(reference: string, ...options: readonly string[]): Promise<CliResult> {
  await workspace.write({ "repo/spec/case.json": documentWith(reference) });
  const spec = ["--spec", "spec/case.json", "--out", "out", "--only", "types"];
  return run("generate", ...spec, ...options);
}

/** References that leave the repository, by how they are written; HOST and OUTSIDE are placeholders. */
const ESCAPES: readonly [how: string, reference: string, message: RegExp][] = [
  ["a URL", "http://HOST/secret.yaml", /from the network is turned off/],
  ["a URL in capitals", "HTTP://HOST/secret.yaml", /from the network is turned off/],
  ["a URL with a user", "http://user:word@HOST/secret.yaml", /from the network is turned off/],
  ["a URL without slashes", "http:HOST/secret.yaml", /from the network is turned off/],
  ["a URL with backslashes", "http:\\\\HOST\\secret.yaml", /from the network is turned off/],
  ["https", "https://HOST/secret.yaml", /from the network is turned off/],
  ["data in the reference", "data:application/json,{}", /from the network is turned off/],
  ["ftp", "ftp://HOST/secret.yaml", /from the network is turned off/],
  ["a commit", "git-ref://main/spec/openapi.json", /from the network is turned off/],
  ["a host without a scheme", "//127.0.0.1/secret.yaml", /is outside of/],
  ["a host with backslashes", "\\\\127.0.0.1\\secret.yaml", /is outside of/],
  ["a file URL", "file://OUTSIDE/secret.yaml", /is outside of/],
  ["a file URL in capitals", "FILE:OUTSIDE/secret.yaml", /is outside of/],
  ["a file URL with a host", "file://localhost/OUTSIDE/secret.yaml", /is outside of/],
  ["an absolute path", "OUTSIDE/secret.yaml", /is outside of/],
  ["steps up", "../../outside/secret.yaml", /is outside of/],
  ["encoded steps up", "%2e%2E/.%2e/outside/secret.yaml", /is outside of/],
  ["encoded slashes", "..%2F..%2Foutside%2Fsecret.yaml", /is outside of/],
  ["steps up with backslashes", "..\\..\\outside\\secret.yaml", /is outside of/],
  ["a link to a file", "../links/file.yaml", /symbolic link in this path leads out of/],
  ["a link to a folder", "../links/folder/secret.yaml", /symbolic link in this path leads out of/],
  ["an absolute link", "../links/absolute/secret.yaml", /symbolic link in this path leads out of/],
  ["a link to a link", "../links/chain/secret.yaml", /symbolic link in this path leads out of/],
  ["what is not there, behind a link", "../links/folder/gone.yaml", /symbolic link in this path leads out/],
];

/** The reference with the places of this run. */
function placed(reference: string): string {
  return reference.replace("HOST", `127.0.0.1:${port}`).replace("OUTSIDE", join(workspace.path, "outside"));
}

describe("with --untrusted", () => {
  it.each(ESCAPES)("%s is rejected at its place", async (_, reference, message) => {
    const { exitCode, stdout, stderr } = await generateFrom(placed(reference), "--untrusted");
    expect({ exitCode, requests, stdout }).toEqual({ exitCode: 2, requests: [], stdout: "" });
    expect(stderr).toMatch(/^spec\/case\.json:1:\d+ {2}Cannot read /);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain(MARK);
  });

  it.each([
    ["a file", "parts/inner.yaml"],
    ["a file above", "../shared.yaml"],
    ["a link to a folder", "../links/inside/inner.yaml"],
    ["an absolute link", "../links/inside.yaml"],
  ])("%s inside of the repository is read", async (_, reference) => {
    const { exitCode, stderr } = await generateFrom(reference, "--untrusted");
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(JSON.stringify(await workspace.read("repo/out"))).toContain(MARK);
  });

  it("a circle of links ends with a problem", async () => {
    const { exitCode, stderr } = await generateFrom("../links/loop", "--untrusted");
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("too many symbolic links"),
    });
  });

  const URLS = ["http://HOST/openapi.json", "OUTSIDE/openapi.json", "../outside/openapi.json"];
  const COMMANDS: readonly [string, (text: string) => string[]][] = [
    ["the base of diff", (text) => ["diff", text, "spec/openapi.json"]],
    ["an overlay", (text) => ["lint", "--spec", "spec/openapi.json", "--overlay", text]],
    ["exemptions", (text) => ["diff", "main:spec/openapi.json", "spec/openapi.json", "--exemptions", text]],
  ];
  it.each(COMMANDS.flatMap(([name, args]) => URLS.map((text) => [name, text, args] as const)))(
    "%s at %s is rejected",
    async (_, text, args) => {
      const { exitCode, stderr } = await run(...args(placed(text)), "--untrusted");
      expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
      // An exemption file is always a path, so a URL there is a file that does not exist.
      expect(stderr).toMatch(/turned off|is outside of|does not exist/);
    },
  );

  it("the document itself can be neither a URL nor a link out of the repository", async () => {
    const remote = await run("lint", "--spec", `http://127.0.0.1:${port}/openapi.json`, "--untrusted");
    expect(remote).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("is turned off") });
    const link = await run("lint", "--spec", "links/folder/openapi.json", "--untrusted");
    expect(link).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("leads out of") });
    expect(requests).toEqual([]);
  });

  it("a base in a commit refers to nothing outside of it", async () => {
    for (const [how, reference] of ESCAPES) {
      if (how === "a commit") continue; // the base's own one
      await workspace.write({ "repo/spec/base.json": documentWith(placed(reference)) });
      commitAll({ ...workspace, path: join(workspace.path, "repo") }, "base");
      const { stdout, stderr } = await run("diff", "main:spec/base.json", "spec/openapi.json", "--untrusted");
      expect({ reference, requests }).toEqual({ reference, requests: [] });
      expect(stderr).toMatch(/main:spec\/base\.json:1:\d+ {2}/);
      expect(stdout + stderr).not.toContain(`description: ${MARK}`);
    }
  });

  it("lint leaves Redocly out, which follows references by itself", async () => {
    const { stdout } = await run("lint", "--spec", "spec/openapi.json", "--untrusted");
    expect(stdout).toContain("Redocly's rules did not run: they can read from the network.");
  });

  it("a partial clone fetches nothing", async () => {
    const cloned = join(workspace.path, "partial");
    gitIn({ ...workspace, path: join(workspace.path, "repo") }, ["config", "uploadpack.allowFilter", "true"]);
    const clone = ["clone", "--quiet", "--no-checkout", "--filter=blob:none"];
    execFileSync("git", [...clone, `file://${join(workspace.path, "repo")}`, cloned], { stdio: "ignore" });
    const args = ["diff", "main:spec/openapi.json", "main:spec/openapi.json"];
    const confined = await workspace.run([...args, "--untrusted"], { in: "partial" });
    expect(confined.exitCode).toBe(2);
    expect((await workspace.run(args, { in: "partial" })).exitCode).toBe(0);
  });

  it("meta-schemas of a document are not fetched", async () => {
    const url = placed("http://HOST/meta.json");
    const named = { $schema: url, type: "object" };
    const document = JSON.parse(documentWith("parts/inner.yaml"));
    const text = JSON.stringify({
      ...document,
      jsonSchemaDialect: url,
      components: { schemas: { Inner: named } },
    });
    await workspace.write({ "repo/spec/dialect.json": text });
    expect((await run("lint", "--spec", "spec/dialect.json", "--untrusted")).exitCode).toBeLessThan(2);
    expect(requests).toEqual([]);
    await run("lint", "--spec", "spec/dialect.json");
    expect(requests.length).toBeGreaterThan(0);
  });

  it("`untrusted: true` in the configuration does the same", async () => {
    const reference = placed("http://HOST/secret.yaml");
    await workspace.write({
      "configured/codegen.config.ts":
        'export default { spec: "openapi.json", headerCommand: "x", generators: [], untrusted: true };\n',
      "configured/openapi.json": documentWith(reference),
    });
    const { exitCode, stderr } = await workspace.run(["generate"], { in: "configured" });
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
    expect(stderr).toContain("is turned off");
    const trusted = await workspace.run(["lint", "--no-untrusted"], { in: "configured" });
    expect(trusted.stderr).not.toContain("is turned off");
  });

  it("`referenceRoot` in the configuration is the folder, relative to it", async () => {
    const config = (rest: string) =>
      `export default { spec: "openapi.json", headerCommand: "x", generators: [], untrusted: true${rest} };\n`;
    const lint = async (rest: string) => {
      await workspace.write({ "rooted/api/codegen.config.ts": config(rest) });
      return (await workspace.run(["lint"], { in: "rooted/api" })).stderr;
    };
    await workspace.write({
      "rooted/api/openapi.json": documentWith("../shared.yaml"),
      "rooted/shared.yaml": "type: string\n",
    });
    expect(await lint("")).toContain("is outside of");
    expect(await lint(', referenceRoot: ".."')).not.toContain("is outside of");
  });
});

describe("the folder that is not left", () => {
  it("is that of --reference-root", async () => {
    expect(
      (await generateFrom("../shared.yaml", "--untrusted", "--reference-root", "spec")).stderr,
    ).toContain("is outside of");
    expect(
      (await generateFrom("../../outside/secret.yaml", "--untrusted", "--reference-root", "..")).exitCode,
    ).toBe(0);
    const unknown = await run(
      "lint",
      "--spec",
      "spec/openapi.json",
      "--untrusted",
      "--reference-root",
      "gone",
    );
    expect(unknown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("does not exist") });
    const alone = await run("lint", "--spec", "spec/openapi.json", "--reference-root", ".");
    expect(alone).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("without --untrusted") });
  });

  it("is that of a document which the command line names elsewhere", async () => {
    const elsewhere = join(realpathSync(workspace.path), "outside/openapi.json");
    expect((await run("lint", "--spec", elsewhere, "--untrusted")).exitCode).toBe(0);
    await workspace.write({ "outside/up.json": documentWith("../repo/shared.yaml") });
    const up = await run("lint", "--spec", "../outside/up.json", "--untrusted");
    expect(up).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("is outside of") });
  });
});

/** A way out of the repository, in a spelling that an attacker might try. */
function escapeOf(chance: Chance): string {
  const letters = (text: string): string =>
    [...text].map((letter) => (chance.below(4) === 0 ? encoded(letter, chance) : letter)).join("");
  const slash = (): string => chance.pick(["/", "/", "/./", "//", "\\", "/x/../", "%2F", "/%2e/"]);
  const target = ["secret.yaml", "deep/secret.yaml", "deep/../secret.yaml"];
  const file = chance.pick(target).split("/").map(letters).join(slash());
  const scheme = (name: string): string =>
    [...name].map((letter) => (chance.below(2) === 0 ? letter.toUpperCase() : letter)).join("");
  const host = chance.pick(["HOST", "user@HOST", "user:word@HOST", "LOCAL"]);
  const space = chance.pick(["", "", " ", "\t", "\n"]);
  switch (chance.below(5)) {
    case 0:
      return `${space}${scheme("http")}:${chance.pick(["//", "\\\\", "", "/", "///"])}${host}${slash()}${file}`;
    case 1:
      return `${space}${chance.pick(["//", "\\\\", "/\\", "\\/"])}${host}${slash()}${file}`;
    case 2:
      return `${space}${scheme("file")}:${chance.pick(["//", "", "//localhost"])}OUTSIDE${slash()}${file}`;
    case 3:
      return `${space}..${slash()}..${slash()}outside${slash()}${file}`;
    default:
      return `${space}..${slash()}links${slash()}${letters(chance.pick(["folder", "absolute"]))}${slash()}${file}`;
  }
}

function encoded(letter: string, chance: Chance): string {
  const hex = letter.charCodeAt(0).toString(16);
  return `%${chance.below(2) === 0 ? hex : hex.toUpperCase()}`;
}

it(`no spelling of a reference leaves the repository (SEED=${seed}, ${runs} runs)`, async () => {
  let read = 0;
  for (let number = 0; number < runs; number++) {
    const caseSeed = seed + number;
    const reference = placed(escapeOf(chanceOf(caseSeed))).replace("LOCAL", `localhost:${port}`);
    requests = [];
    const { exitCode, stderr, stdout } = await generateFrom(reference, "--untrusted");
    const isRead = `${stdout}${stderr}`.includes(MARK);
    expect({ caseSeed, reference, exitCode, requests, isRead }).toEqual({
      ...{ caseSeed, reference, exitCode: 2, requests: [], isRead: false },
    });
    if (number < 20 && (await generateFrom(reference)).exitCode === 0) read += 1;
  }
  expect(read).toBeGreaterThan(3); // the same references are followed without the switch
});
