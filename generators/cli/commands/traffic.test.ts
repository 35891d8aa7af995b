import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SHOP_BASE } from "../../impact/test/shop.ts";
import {
  PETS,
  PETS_HAR,
  PETS_PACT_3,
  PETS_PACT_4,
  PETS_REVISION,
  SECRETS,
} from "../../traffic/test/recordings.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const GUIDE = fileURLToPath(new URL("../../../docs/codegen/traffic.md", import.meta.url));
const IMPACT = ["impact", "base.yaml", "revision.yaml"];
const VERIFY = ["verify", "--spec", "base.yaml"];
const FILES = ["shop.har", "three.json", "four.json"];
const ALL = FILES.flatMap((file) => ["--traffic", file]);

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({
    "base.yaml": PETS,
    "revision.yaml": PETS_REVISION,
    "shop.har": PETS_HAR,
    "three.json": PETS_PACT_3,
    "four.json": PETS_PACT_4,
  });
});
afterEach(() => workspace.remove());

describe("codegen impact --traffic", () => {
  it("counts the requests and responses that each change touches", async () => {
    const { exitCode, stdout, stderr } = await workspace.run([...IMPACT, ...ALL]);
    expect([exitCode, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(
      /^4 changes, 2 touch recorded traffic \(6 requests of shop\.har, three\.json, four\.json\)\.\n/,
    );
    expect(stdout).toContain('Request property "status" is now required.\n  rejects 1 request\n');
    expect(stdout).toContain("1 request of no operation: GET cdn.example.net/{} (1).");
    expect(stdout).toMatch(/1 entry could not be read\. The first is at four\.json:\d+\. It is a message/);
  });

  it("is also written as data and for a pull request", async () => {
    const { ok, changes, projects, traffic } = JSON.parse(
      (await workspace.run([...IMPACT, ...ALL, "--format", "json"])).stdout,
    );
    expect([ok, changes.length, projects]).toEqual([false, 4, []]);
    expect(traffic).toMatchObject({
      files: FILES,
      matched: 6,
      unmatched: 1,
      unreadable: 1,
      unmatchedPaths: [{ method: "GET", host: "cdn.example.net", path: "/{}", count: 1 }],
      notAsDescribed: { request: 2, response: 1 },
    });
    expect(traffic.touched[0]).toMatchObject({
      fingerprint: changes[0].fingerprint,
      rejects: { request: 1, response: 0 },
      example: { operation: "POST /pets", where: "request body application/json" },
    });
    const markdown = (await workspace.run([...IMPACT, ...ALL, "--format", "markdown"])).stdout;
    expect(markdown).toMatch(/^## Recorded traffic\n/);
    expect(markdown).toContain(
      '| Request property "status" is now required. | rejects 1 request | `POST /pets, ',
    );
  });

  it("exits with 0 where no change touches anything", async () => {
    const { exitCode, stdout } = await workspace.run([
      "impact",
      "base.yaml",
      "base.yaml",
      "--traffic",
      "shop.har",
    ]);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^0 changes, none touch recorded traffic/)]);
  });

  it("is reported as the guide shows", async () => {
    const guide = await readFile(GUIDE, "utf8");
    const [, lines = "", text = ""] =
      /```json\n([\s\S]+?)```[\s\S]+?```text\n([\s\S]+?)```/.exec(guide) ?? [];
    const changed = SHOP_BASE.replace("required: [item]", "required: [item, count]").replace(
      "[new, paid]",
      "[new, paid, lost]",
    );
    await workspace.write({ "base.yaml": SHOP_BASE, "revision.yaml": changed, "orders.ndjson": lines });
    expect((await workspace.run([...IMPACT, "--traffic", "orders.ndjson"])).stdout).toBe(text);
    const verified = await workspace.run([...VERIFY, "--traffic", "orders.ndjson"]);
    const [, quoted = ""] = /^ {4}(breaking {3}.+)$/m.exec(guide) ?? [];
    expect(verified.stdout).toContain(quoted);
  });
});

describe("codegen verify --traffic", () => {
  it("reports each place once, with how often it was recorded", async () => {
    const { exitCode, stdout } = await workspace.run([...VERIFY, ...ALL, "--format", "json"]);
    const { differences, notes, traffic } = JSON.parse(stdout);
    expect(exitCode).toBe(1);
    expect(
      differences.map(
        ({ rule, section, verdict }: Record<string, string>) => `${section} ${rule} ${verdict}`,
      ),
    ).toEqual([
      "response live-enum-grown risky",
      "response live-property-undeclared safe",
      "request traffic-request-rejected breaking",
      "request traffic-property-undeclared safe",
    ]);
    expect(notes).toContain("Compared 4 requests and 5 responses of shop.har, three.json, four.json.");
    expect(traffic).toMatchObject({ matched: 6, compared: { requests: 4, responses: 5 }, unused: [] });
  });

  it("groups what is recorded again and again, and reports what only the service has", async () => {
    const line = (path: string, status: number, responseBody: unknown) =>
      JSON.stringify({ method: "GET", path, status, responseBody });
    const many = Array.from({ length: 30 }, (_, index) => [
      line(`/v1/pets/${index}`, 200, { name: "x".repeat(21 + index) }),
      line(`/v1/owners/${index}`, 200, {}),
      line(`/v1/ghosts/${index}`, 404, {}),
      line("/v1/pets", 502, "<html>"),
    ]);
    await workspace.write({ "many.ndjson": many.flat().join("\n") });
    const { stdout } = await workspace.run([...VERIFY, "--traffic", "many.ndjson"]);
    expect(stdout).toContain(
      'Response property "name" is not as described: expected maxLength 20, received a string. Recorded 30 times.',
    );
    expect(stdout).toContain("risky      Only in the service: GET /v1/owners/{}. Recorded 30 times.");
    expect(stdout).toContain("60 requests of no operation: GET /v1/owners/{} (30), GET /v1/ghosts/{} (30).");
    expect(stdout).toContain("No recorded request for 2 of 4 operations.");
    expect(stdout.match(/Recorded /g)).toHaveLength(2);
  });

  it("exits with 0 where everything is as described", async () => {
    await workspace.write({
      "fine.ndjson": '{"method":"GET","path":"/v1/pets/mine","status":200,"responseBody":{"name":"Rex"}}',
    });
    const { exitCode, stdout } = await workspace.run([...VERIFY, "--traffic", "fine.ndjson"]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^No differences in what was checked/);
  });
});

it("prints no secret, in any format", async () => {
  await workspace.write({ "more.yaml": PETS.replace("note: { type: string }", "note: { type: integer }") });
  const runs = [
    ...["text", "markdown", "json"].map((format) => [...IMPACT, ...ALL, "--format", format]),
    ...["text", "markdown", "json", "html", "github", "sarif", "junit"].flatMap((format) => [
      [...VERIFY, ...ALL, "--format", format],
      ["verify", "--spec", "more.yaml", ...ALL, "--format", format],
    ]),
  ];
  for (const args of runs) {
    const { stdout, stderr } = await workspace.run(args);
    expect(stdout).not.toBe("");
    for (const secret of Object.values(SECRETS)) expect(stdout + stderr).not.toContain(secret);
  }
});

describe("what cannot be used ends with 2 and a remedy", () => {
  it.each([
    ["a folder", ["--traffic", "."], /\. is a folder\. {2}\(Pass the files in it/],
    [
      "a missing file",
      ["--traffic", "gone.har"],
      /^gone\.har:1:1 {2}The file does not exist\. {2}\(Correct the path/,
    ],
    ["an empty file", ["--traffic", "empty"], /empty has no recorded requests\. {2}\(Pass a HAR file/],
    [
      "another format",
      ["--traffic", "base.yaml"],
      /base\.yaml has no entry that can be read\. base\.yaml:1: It is not a complete JSON object\./,
    ],
    [
      "the same file twice",
      ["--traffic", "shop.har", "--traffic", "./shop.har"],
      /names \.\/shop\.har twice/,
    ],
    [
      "traffic of another service",
      ["--traffic", "other.ndjson"],
      /other\.ndjson: none of the 1 recorded requests is for an operation of the description\. The most frequent is GET \/x\./,
    ],
  ])("%s", async (_, args, message) => {
    await workspace.write({ empty: "", "other.ndjson": '{"method":"GET","path":"/x"}' });
    for (const command of [IMPACT, VERIFY]) {
      const { exitCode, stdout, stderr } = await workspace.run([...command, ...args]);
      expect([exitCode, stdout, stderr]).toEqual([2, "", expect.stringMatching(message)]);
    }
  });

  it("an entry that is nested too deeply is counted, and the others are read", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const document = PETS.replace("note: { type: string }", "note: { $ref: '#/components/schemas/Deep' }");
    await workspace.write({
      "deep.yaml": `${document}    Deep: { type: array, items: { $ref: '#/components/schemas/Deep' } }\n`,
      "deep.ndjson": [`{"name":"Rex","note":${deep}}`, '{"name":"Rex","note":[]}']
        .map((body) => `{"method":"GET","path":"/v1/pets/mine","status":200,"responseBody":${body}}`)
        .join("\n"),
    });
    const { exitCode, stdout } = await workspace.run([
      "verify",
      "--spec",
      "deep.yaml",
      "--traffic",
      "deep.ndjson",
    ]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /1 entry could not be read\. The first is at deep\.ndjson:1\. It is (nested too deeply|not JSON)\./,
    );
  });

  it("traffic in which nothing could be compared", async () => {
    await workspace.write({ "bare.ndjson": '{"method":"GET","path":"/v1/pets/mine"}' });
    const { exitCode, stderr } = await workspace.run([...VERIFY, "--traffic", "bare.ndjson"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/could be compared with the description/)]);
  });
});
