import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryReader } from "../model/test/model-of.ts";
import { loadDocument } from "./load-document.ts";
import { createSourceReader } from "./source/source-reader.ts";
import { type Files, linesOf, loadFiles } from "./test/documents.ts";

const HEAD = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";

describe("a document of several files", () => {
  it("is loaded with everything that its references name, in the order in which it is met", async () => {
    const { value, diagnostics } = await loadFiles({
      "openapi.yaml": `${HEAD}paths:\n  /a: { $ref: ./a.yaml }\ncomponents:\n  schemas:\n    B: { $ref: './b%20c.yaml#/B' }\n`,
      "a.yaml": "get: { responses: { 200: { $ref: 'deep.yaml#/ok' } } }\n",
      "b c.yaml": "B: { type: object, properties: { self: { $ref: '#/B' } } }\n",
      "deep.yaml": "ok: { description: fine }\n",
    });
    expect(diagnostics).toEqual([]);
    expect([...(value?.files.keys() ?? [])].map((uri) => uri.replace("file:///memory/", ""))).toEqual([
      "openapi.yaml",
      "a.yaml",
      "b%20c.yaml",
      "deep.yaml",
    ]);
  });

  it("reads each file once, however often it is named", async () => {
    const reads: string[] = [];
    const memory = memoryReader({
      "openapi.yaml": `${HEAD}components:\n  schemas:\n    A: { $ref: 'x.yaml#/A' }\n    B: { $ref: 'x.yaml#/B' }\n`,
      "x.yaml":
        "A: { items: { $ref: 'x.yaml#/B' } }\nB: { items: { $ref: 'openapi.yaml#/components/schemas/A' } }\n",
    });
    const reader = {
      ...memory,
      read: (uri: string) => {
        reads.push(memory.displayName(uri));
        return memory.read(uri);
      },
    };
    const { diagnostics } = await loadDocument("file:///memory/openapi.yaml", { reader });
    expect(diagnostics).toEqual([]);
    expect(reads).toEqual(["openapi.yaml", "x.yaml"]);
  });

  it("follows references that stand behind a place where OpenAPI keeps no schemas", async () => {
    const { value } = await loadFiles({
      "openapi.yaml": `${HEAD}components: { schemas: { A: { $ref: '#/definitions/A' } } }\ndefinitions: { A: { $ref: ./a.yaml } }\n`,
      "a.yaml": "type: string\n",
    });
    expect([...(value?.files.keys() ?? [])]).toContain("file:///memory/a.yaml");
  });
});

describe("what cannot be loaded is reported", () => {
  const cases: readonly [name: string, files: Files, lines: readonly (string | RegExp)[]][] = [
    [
      "a missing file at the first reference to it, once",
      { "openapi.yaml": `${HEAD}paths:\n  /a: { $ref: ./gone.yaml }\n  /b: { $ref: ./gone.yaml }\n` },
      [
        "openapi.yaml:4:9  Cannot read gone.yaml. The file does not exist.  (Correct the reference, or add the file.)",
      ],
    ],
    [
      "a syntax error in a referenced file in that file",
      { "openapi.yaml": `${HEAD}paths:\n  /a: { $ref: ./a.yaml }\n`, "a.yaml": "get: [\n" },
      [/^a\.yaml:2:1 {2}/],
    ],
    [
      "version 1.2",
      { "a.yaml": "swagger: '1.2'\ninfo: {}\n" },
      [/^a\.yaml:1:1 {2}OpenAPI version 1\.2 is not supported; 2\.0, 3\.0, 3\.1 and 3\.2 are\. {2}\(Convert/],
    ],
    [
      "no version",
      { "a.yaml": "info: {}\npaths: {}\n" },
      [/^a\.yaml:1:1 {2}The document does not state its OpenAPI version\./],
    ],
    [
      "version 4.0",
      { "a.yaml": "info: {}\nopenapi: 4.0.0\n" },
      [/^a\.yaml:2:1 {2}OpenAPI version 4\.0\.0 is not supported; 2\.0, 3\.0, 3\.1 and 3\.2 are\./],
    ],
    [
      "a list at the root",
      { "a.yaml": "- openapi: 3.1.1\n" },
      [/^a\.yaml:1:1 {2}The document is not an object\./],
    ],
    ["a text at the root", { "a.yaml": "openapi\n" }, [/^a\.yaml:1:1 {2}The document is not an object\./]],
    [
      "a path that no system has",
      { "openapi.yaml": `${HEAD}paths:\n  /a: { $ref: 'a%2Fb.yaml' }\n` },
      [/^openapi\.yaml:4:9 {2}Cannot read a\/b\.yaml\./],
    ],
  ];
  it.each(cases)("%s", async (_, files, expected) => {
    const { diagnostics } = await loadFiles(files);
    const lines = linesOf(diagnostics);
    expect(lines).toEqual(
      expected.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
  });

  it("a missing entry", async () => {
    const { value, diagnostics } = await loadDocument("file:///memory/gone.yaml", {
      reader: memoryReader({}),
    });
    expect(value).toBeUndefined();
    expect(linesOf(diagnostics)).toEqual([
      "gone.yaml:1:1  The file does not exist.  (Pass the path or URL of an OpenAPI document that you can read.)",
    ]);
  });

  it.each([
    ["3.0.3", "3.0"],
    ["3.1.0", "3.1"],
  ])("version %s is none of these", async (version, line) => {
    const { value, diagnostics } = await loadFiles({
      "a.json": JSON.stringify({ openapi: version, paths: {} }),
    });
    expect([value?.version, diagnostics]).toEqual([line, []]);
  });

  it("a version that YAML reads as a number is read all the same", async () => {
    expect((await loadFiles({ "a.yaml": "openapi: 3.1\npaths: {}\n" })).value?.version).toBe("3.1");
  });
});

describe("files on disk", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "load-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const load = (location: string) => loadDocument(location, { reader: createSourceReader(folder) });

  it("are named relative to the working directory", async () => {
    await writeFile(join(folder, "a.yaml"), `${HEAD}paths:\n  /a: { $ref: ./gone.yaml }\n`);
    expect(linesOf((await load(join(folder, "a.yaml"))).diagnostics)).toEqual([
      "a.yaml:4:9  Cannot read gone.yaml. The file does not exist.  (Correct the reference, or add the file.)",
    ]);
  });

  it("a folder is reported as one", async () => {
    expect(linesOf((await load(folder)).diagnostics)[0]).toMatch(/This is a folder, not a file\./);
  });

  it.each([
    ["on another host", "file://elsewhere/a.yaml"],
    ["with an encoded slash", "a%2Fb.yaml"],
    ["with a percent sign that encodes nothing", "a%zz.yaml"],
    ["of another protocol", "ftp://elsewhere/a.yaml"],
  ])("a reference %s is reported where it stands", async (_, reference) => {
    await writeFile(join(folder, "a.yaml"), `${HEAD}paths:\n  /a: { $ref: '${reference}' }\n`);
    expect(linesOf((await load(join(folder, "a.yaml"))).diagnostics)).toEqual([
      expect.stringMatching(/^a\.yaml:4:9 {2}Cannot read /),
    ]);
  });
});

describe("documents on a server", () => {
  const pages: Record<string, string> = {
    "/openapi.yaml": `${HEAD}paths:\n  /a: { $ref: ./a.yaml }\n`,
    "/a.yaml": "get: { responses: {} }\n",
    "/broken.yaml": `${HEAD}paths:\n  /a: { $ref: ./gone.yaml }\n`,
    "/thief.yaml": `${HEAD}paths:\n  /a: { $ref: 'file:///etc/hostname' }\n`,
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    if (request.url === "/cut.yaml") {
      response.writeHead(200, { "content-length": "1000" });
      response.write("openapi: 3.1.1\n", () => response.destroy());
      return;
    }
    response.writeHead(page === undefined ? 404 : 200).end(page);
  });
  let base = "";
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it("are loaded with what they refer to", async () => {
    const { value, diagnostics } = await loadDocument(`${base}/openapi.yaml`);
    expect(diagnostics).toEqual([]);
    expect([...(value?.files.keys() ?? [])]).toEqual([`${base}/openapi.yaml`, `${base}/a.yaml`]);
  });

  it("a 404 is reported where the reference stands", async () => {
    expect(linesOf((await loadDocument(`${base}/broken.yaml`)).diagnostics)).toEqual([
      `${base}/broken.yaml:4:9  Cannot read ${base}/gone.yaml. The URL cannot be read: The server responded with status 404.  (Correct the reference, or add the file.)`,
    ]);
  });

  it("a response that is cut off is reported", async () => {
    const { value, diagnostics } = await loadDocument(`${base}/cut.yaml`);
    expect(value).toBeUndefined();
    expect(linesOf(diagnostics)[0]).toMatch(
      /cut\.yaml:1:1 {2}The URL cannot be read: .+\. {2}\(Pass the path or URL of an OpenAPI/,
    );
  });

  it("a server that is not there is reported at once", async () => {
    const { diagnostics } = await loadDocument("http://127.0.0.1:1/openapi.yaml");
    expect(linesOf(diagnostics)[0]).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/openapi\.yaml:1:1 {2}The URL cannot be read: /,
    );
  });

  it("may not read files of this machine", async () => {
    const { value, diagnostics } = await loadDocument(`${base}/thief.yaml`);
    expect([...(value?.files.keys() ?? [])]).toEqual([`${base}/thief.yaml`]);
    expect(linesOf(diagnostics)).toEqual([
      expect.stringMatching(
        /thief\.yaml:4:9 {2}A document from the network or from a commit must not refer to a local file\./,
      ),
    ]);
  });
});
