import type { RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Loopback, sendJson, startLoopback } from "../test/loopback.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
security: [{ key: [] }]
paths:
  /pets:
    get:
      operationId: pets.list
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 100 } }]
      responses:
        200: { description: All pets., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } }
  /pets/{pet_id}:
    get:
      operationId: pets.get
      parameters: [{ name: pet_id, in: path, required: true, schema: { $ref: '#/components/schemas/PetId' } }]
      responses:
        200: { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        4XX: { description: Refused., content: { application/json: { schema: { type: object, required: [code] } } } }
    delete:
      operationId: pets.remove
      parameters: [{ name: pet_id, in: path, required: true, schema: { $ref: '#/components/schemas/PetId' } }]
      responses: { 204: { description: Removed. } }
  /pets/{pet_id}/feed:
    get:
      operationId: pets.feed
      x-idempotency: none
      parameters: [{ name: pet_id, in: path, required: true, schema: { $ref: '#/components/schemas/PetId' } }]
      responses: { 204: { description: Fed. } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    PetId: { type: string, pattern: '^pe_' }
    Pet:
      type: object
      required: [id, status]
      properties:
        id: { $ref: '#/components/schemas/PetId' }
        status: { type: string, enum: [awake, asleep] }
        chip: { type: string, pattern: '^[0-9]+$', x-codegen-sensitive: true }
`;

const KEY = "key-that-nobody-may-see";

let workspace: Workspace;
const servers: Loopback[] = [];

async function serve(listener: RequestListener): Promise<Loopback> {
  const server = await startLoopback(listener);
  servers.push(server);
  return server;
}

/** Serves the description, edited. */
function serveDocument(edit: (text: string) => string = (text) => text): Promise<Loopback> {
  return serve((_, response) => sendJson(response, parse(edit(SPEC))));
}

beforeAll(async () => {
  workspace = await createWorkspace({ "openapi.yaml": SPEC });
});
afterAll(async () => {
  await workspace.remove();
  await Promise.all(servers.map((server) => server.close()));
});

function verify(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return workspace.run(["verify", "--spec", "openapi.yaml", ...args], { env });
}

describe("codegen verify", () => {
  it("finds nothing where the service serves the description", async () => {
    const { url } = await serveDocument();
    const result = await verify([`${url}/doc`]);
    expect(result).toEqual({
      exitCode: 0,
      stdout: `No differences.  ${url}/doc -> openapi.yaml\n`,
      stderr: "",
    });
  });

  it("says what only one of both has, and what differs", async () => {
    const { url } = await serveDocument((text) =>
      text
        .replace("maximum: 100", "maximum: 50")
        .replace(/ {4}delete:[\s\S]*?Removed. } }\n/, "")
        .replace("chip:", "colour: { type: string }\n        chip:"),
    );
    const { exitCode, stdout, stderr } = await verify([`${url}/doc`]);
    expect([exitCode, stderr]).toEqual([1, ""]);
    expect(stdout).toContain('Only in the service: response property "[*].colour".');
    expect(stdout).toContain("Only in the description: DELETE /pets/{pet_id}.");
    expect(stdout).toContain(
      "Query parameter limit: maximum 100 in the description, maximum 50 in the service.",
    );
    expect(stdout).toContain("By section: 1 only in the service, 1 only in the description, 1 different.");
  });

  it.each([
    ["text", /Only in the description: GET \/pets/],
    [
      "markdown",
      /^<!-- codegen-verify -->\n### The service and the description differ\. .+\n\nService and description: 1 breaking/,
    ],
    ["html", /<h1 class="breaking"><span class="kind">The service and the description differ\. /],
    [
      "github",
      /^::error file=openapi\.yaml,line=\d+,col=\d+,title=breaking%3A operation-removed::Only in the desc/,
    ],
    ["sarif", /"name": "codegen verify"/],
    ["junit", /<testsuite name="codegen verify" tests="1" failures="1"/],
    ["json", /"section": "description"/],
  ])("writes %s, in its own words", async (format, expected) => {
    const { url } = await serveDocument((text) => text.replace(/ {2}\/pets:[\s\S]*?(?= {2}\/pets\/)/, ""));
    const { exitCode, stdout } = await verify([`${url}/doc`, "--format", format]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(expected);
    expect(stdout).not.toMatch(/codegen diff|API changes|was removed|merge|Instead/);
    if (format === "json")
      expect(JSON.parse(stdout)).toMatchObject({
        ok: false,
        service: { source: `${url}/doc` },
        description: { source: "openapi.yaml" },
        summary: { breaking: 1 },
        differences: [{ section: "description", rule: "operation-removed" }],
      });
  });

  it("fails from the verdict on that --fail-on names, and passes what is exempt", async () => {
    const { url } = await serveDocument((text) => text.replace("[awake, asleep]", "[awake, asleep, away]"));
    const args = [`${url}/doc`, "--format", "json"];
    const { exitCode, stdout } = await verify([...args, "--fail-on", "risky"]);
    expect(exitCode).toBe(1);
    const [{ fingerprint, section, message }] = JSON.parse(stdout).differences;
    expect([section, message]).toEqual([
      "service",
      'Response property "[*].status" can be "away" in the service, not in the description.',
    ]);
    expect((await verify([...args, "--fail-on", "none"])).exitCode).toBe(0);
    const exemptions = `- fingerprint: ${fingerprint}\n  reason: Known.\n  expires: 2999-01-01\n`;
    await workspace.write({ "known.yaml": exemptions });
    expect((await verify([...args, "--fail-on", "risky", "--exemptions", "known.yaml"])).exitCode).toBe(0);
  });

  it("takes from the configuration what no option says", async () => {
    const { url } = await serveDocument((text) => text.replace("[awake, asleep]", "[awake, asleep, away]"));
    const run = async (settings: string, ...args: readonly string[]) => {
      const config = `export default { spec: "../openapi.yaml", generators: [], verify: { ${settings} } };\n`;
      await workspace.write({ "configured/codegen.config.ts": config });
      return workspace.run(["verify", `${url}/doc`, ...args], { in: "configured" });
    };
    const risky = await run('failOn: "risky"', "--format", "json");
    expect(risky.exitCode).toBe(1);
    expect((await run('failOn: "risky"', "--fail-on", "none")).exitCode).toBe(0);
    const [{ fingerprint }] = JSON.parse(risky.stdout).differences;
    const actions = [{ target: "$.components.schemas.Pet.properties.status.enum[2]", remove: true }];
    await workspace.write({
      "configured/known.yaml": `- fingerprint: ${fingerprint}\n  reason: Known.\n  expires: 2999-01-01\n`,
      "configured/names.json": JSON.stringify({
        overlay: "1.0.0",
        info: { title: "N", version: "1" },
        actions,
      }),
    });
    expect((await run('failOn: "risky", exemptions: "known.yaml"')).exitCode).toBe(0);
    expect((await run('failOn: "risky", serviceOverlays: ["names.json"]')).exitCode).toBe(0);
    expect((await run('keyEnv: "NOT_SET"')).stderr).toContain("variable NOT_SET");
    const silent = await serve(() => undefined);
    await run("timeoutMs: 100");
    const late = await workspace.run(["verify", `${silent.url}/doc`], { in: "configured" });
    expect(late.stderr).toContain("within 0.1 seconds");
  });

  it("compares under other names with an overlay for the service", async () => {
    const { url } = await serveDocument((text) =>
      text.replaceAll("/pets", "/animals").replaceAll("limit", "size"),
    );
    const names = {
      overlay: "1.1.0",
      info: { title: "Names of the service", version: "1" },
      actions: [
        { target: "$.paths['/animals'].get.parameters[0]", update: { name: "limit" } },
        ...["", "/{pet_id}", "/{pet_id}/feed"].flatMap((path) => [
          { target: "$.paths", update: { [`/pets${path}`]: {} } },
          { target: `$.paths['/pets${path}']`, copy: `$.paths['/animals${path}']` },
          { target: `$.paths['/animals${path}']`, remove: true },
        ]),
      ],
    };
    await workspace.write({ "names.json": JSON.stringify(names) });
    expect((await verify([`${url}/doc`])).exitCode).toBe(1);
    const renamed = await verify([`${url}/doc`, "--service-overlay", "names.json"]);
    expect(renamed).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("prints the targets of such an overlay that select nothing, and what is read differently in either document", async () => {
    const { url } = await serveDocument((text) => text.replace("/pets:", "/pets:\n    fetch: {}"));
    const actions = [{ target: "$.paths['/animals']", copy: "$.paths['/pets']" }];
    const names = { overlay: "1.1.0", info: { title: "Names", version: "1" }, actions };
    await workspace.write({
      "wrong.json": JSON.stringify(names),
      "odd.yaml": SPEC.replace("/pets:", "/pets:\n    fetch: {}"),
    });
    const result = await workspace.run([
      "verify",
      "--spec",
      "odd.yaml",
      `${url}/doc`,
      "--service-overlay",
      "wrong.json",
    ]);
    expect(result.exitCode).toBe(0);
    expect(result.stderr).toMatch(
      /^warning: wrong\.json:1:\d+ {2}The target "[^"]+" selects nothing in the document\./m,
    );
    expect(result.stderr).toMatch(/^warning: odd\.yaml:\d+:\d+ {2}.*fetch/m);
    expect(result.stderr).toMatch(/^warning: http:\S+\/doc:1:\d+ {2}.*fetch/m);
  });

  it("reads a document from a file, and what it refers to from the same host", async () => {
    await workspace.write({ "served.yaml": SPEC });
    expect((await verify(["served.yaml"])).exitCode).toBe(0);
    const { url } = await serve((request, response) => {
      const schema = { $ref: request.url === "/doc" ? "parts.json#/Pet" : "" };
      if (request.url === "/parts.json") return sendJson(response, { Pet: { type: "object" } });
      const content = { "application/json": { schema } };
      const get = { responses: { 200: { description: "Pet.", content } } };
      sendJson(response, {
        openapi: "3.1.1",
        info: { title: "T", version: "1" },
        paths: { "/pets": { get } },
      });
    });
    const { exitCode, stdout } = await verify([`${url}/doc`]);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining("Only in the description")]);
  });

  it("sends the key as the description says, and never prints it", async () => {
    const { url, requests } = await serve((request, response) => {
      const isKnown = request.headers["x-key"] === KEY && request.headers["x-tenant"] === "acme";
      sendJson(response, isKnown ? parse(SPEC.replace("All pets.", `Echo ${KEY}`)) : {}, isKnown ? 200 : 401);
    });
    const env = { CODEGEN_API_KEY: KEY };
    const fine = await verify([`${url}/doc`, "--header", "x-tenant: acme", "--format", "json"], env);
    expect(fine.exitCode).toBe(0);
    expect(JSON.stringify(fine)).not.toContain(KEY);
    const other = await verify([`${url}/doc`, "--key-env", "OTHER", "--header", "X-Tenant:acme"], {
      OTHER: KEY,
    });
    expect(other.exitCode).toBe(0);
    const without = await verify([`${url}/doc`]);
    expect([without.exitCode, without.stderr]).toEqual([
      2,
      `${url}/doc:1:1  The service responded with status 401.  (Set CODEGEN_API_KEY to a key that may read the document, or pass --header.)\n`,
    ]);
    expect(requests.length).toBe(3);
  });
});

const PAGE = "<!doctype html><title>Sign in</title>";

describe("what cannot be compared ends with 2, with the place and what to do", () => {
  it.each<[string, RequestListener, RegExp]>([
    [
      "a page of HTML",
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(PAGE),
      /:1:1 {2}The service responded with a page of HTML, not with an OpenAPI document\. {2}\(Pass the URL of the document itself/,
    ],
    [
      "HTML that is called JSON",
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).end(PAGE),
      /page of HTML/,
    ],
    [
      "a redirect",
      (_, response) => response.writeHead(302, { location: "https://other.test/doc" }).end(),
      /The service redirects to https:\/\/other\.test\/doc\. {2}\(Pass the URL that it redirects to\./,
    ],
    [
      "a missing document",
      (_, response) => sendJson(response, {}, 404),
      /status 404\. {2}\(Correct the URL\.\)/,
    ],
    [
      "no response in time",
      () => {},
      /The service did not respond within 0\.3 seconds\. {2}\(Check the service, or pass a larger --timeout-ms\.\)/,
    ],
    [
      "a body that does not end",
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).write("{"),
      /did not respond within 0\.3 seconds/,
    ],
    [
      "a length beyond the limit",
      (_, response) => response.writeHead(200, { "content-length": String(2 ** 31) }).write("{"),
      /The response is larger than 64 MiB\./,
    ],
    [
      "a body that ends too early",
      (_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
        response.write("{", () => response.destroy());
      },
      /The response ended before it was complete: .+\. {2}\(Run the command again/,
    ],
    ["another document", (_, response) => sendJson(response, { hello: "world" }), /:1:1 {2}.*OpenAPI/],
    ["a number", (_, response) => sendJson(response, 42), /:1:1 {2}.+ {2}\(.+\)/],
    ["nothing", (_, response) => response.end(), /The file is empty\./],
    [
      "a document with a broken reference",
      (_, response) =>
        sendJson(
          response,
          parse(SPEC.replace("$ref: '#/components/schemas/PetId'", "$ref: '#/components/gone'")),
        ),
      /:1:\d+ {2}The reference "#\/components\/gone" cannot be resolved\./,
    ],
    [
      "a reference to another host",
      (_, response) =>
        sendJson(response, parse(SPEC.replace("'#/components/schemas/PetId'", "http://127.0.0.2/pet.json"))),
      /may refer to documents of the same host only/,
    ],
    [
      "a reference to a file",
      (_, response) =>
        sendJson(response, parse(SPEC.replace("'#/components/schemas/PetId'", "file:///etc/hostname"))),
      /A document from the network or from a commit must not refer to a local file\./,
    ],
  ])("%s", async (_, listener, message) => {
    const { url } = await serve(listener);
    const timeout = listener.length === 0 || String(message).includes("0\\.3") ? "300" : "20000";
    const { exitCode, stdout, stderr } = await verify([`${url}/doc`, "--timeout-ms", timeout]);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr.startsWith(`${url}/doc:`)).toBe(true);
    expect(stderr).toMatch(message);
  });

  it("a URL without the network", async () => {
    const { url } = await serve((_, response) => sendJson(response, {}));
    for (const args of [[`${url}/doc`], ["--live", url]]) {
      const { exitCode, stdout, stderr } = await verify([...args, "--untrusted"]);
      expect([exitCode, stdout]).toEqual([2, ""]);
      expect(stderr).toContain("A running service cannot be checked without the network.");
    }
  });

  it("a body beyond the limit that names no length", async () => {
    const part = Buffer.alloc(1024 * 1024, " ");
    const { url } = await serve((_, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once("drain", send);
      };
      response.writeHead(200, { "content-type": "application/json" });
      send();
    });
    const { exitCode, stderr } = await verify([`${url}/doc`]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("The response is larger than 64 MiB.")]);
  });

  it("nobody listens", async () => {
    const { url, close } = await startLoopback(() => {});
    await close();
    const { exitCode, stderr } = await verify([`${url}/doc`]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /The service cannot be reached: .*ECONNREFUSED.* {2}\(Start the service, or correct the URL\.\)\n$/,
    );
  });

  it.each([
    [[], /requires the service's document, --live or --traffic\./],
    [["gone.yaml"], /^gone\.yaml:1:1 {2}/],
    [["http://u:p4ss@127.0.0.1/doc"], /^codegen: A URL contains credentials\. {2}(?!.*p4ss)/],
    [["--live", "http://u:p4ss@127.0.0.1"], /^codegen: A URL contains credentials\. {2}(?!.*p4ss)/],
    [["a.yaml", "--timeout-ms", "soon"], /Unknown value "soon" for --timeout-ms/],
    [["a.yaml", "--timeout-ms", "0"], /Unknown value "0" for --timeout-ms/],
    [["a.yaml", "--live", "api.test"], /"api\.test" is not a URL/],
    [["a.yaml", "--parameter", "id"], /"id" is not a parameter/],
    [["a.yaml", "--parameter", "pet_id="], /The value of --parameter pet_id= is empty\./],
    [["a.yaml", "--parameter", "pet_id=.."], /The value of --parameter pet_id=\.\. is a relative path\./],
    [
      ["--live", "http://127.0.0.1:9", "--parameter", "petid=pe_1"],
      /^codegen: No operation of the description has the parameter "petid"\. {2}.*limit, pet_id\./,
    ],
    [
      ["a.yaml", "--key-env", "NOT_SET"],
      /The environment variable NOT_SET, which --key-env names, is not set or empty\./,
    ],
    [
      ["openapi.yaml", "--header", "secret"],
      /^codegen: A value of --header is not a header\. {2}(?!.*secret)/,
    ],
    [["openapi.yaml", "--service-overlay", "gone.yaml"], /^gone\.yaml:1:1 {2}The file does not exist\./],
  ])("%j", async (args, message) => {
    const { exitCode, stdout, stderr } = await verify(args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });
});

/** A service that behaves as described, except for the given parts. */
function petService(responses: Readonly<Record<string, unknown>> = {}): Promise<Loopback> {
  const pet = { id: "pe_1", status: "awake", chip: "123" };
  const all: Readonly<Record<string, unknown>> = { "/pets": [pet], "/pets/pe_1": pet, ...responses };
  return serve((request, response) => {
    const value = all[request.url ?? ""];
    if (request.headers["x-key"] !== KEY) return sendJson(response, { code: "NO_KEY" }, 401);
    if (typeof value === "function") return value(request, response);
    sendJson(response, value ?? { code: "GONE" }, value === undefined ? 404 : 200);
  });
}

describe("codegen verify --live", () => {
  const env = { CODEGEN_API_KEY: KEY };

  it("sends what only reads, with values of earlier responses, and finds nothing", async () => {
    const { url, requests } = await petService();
    const { exitCode, stdout, stderr } = await verify(["--live", url], env);
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: `No differences in what was checked.  ${url} -> openapi.yaml

Operations
  GET /pets (pets.list): checked: status, content type, body.
  GET /pets/{pet_id} (pets.get): checked: status, content type, body.
  DELETE /pets/{pet_id} (pets.remove): not checked: Only GET requests are sent. Test the operation with a client.
  GET /pets/{pet_id}/feed (pets.feed): not checked: According to x-idempotency, the request is not safe to repeat. Test the operation with a client.

Checked 2 of 4 operations.
`,
      stderr: "",
    });
    // Neither the DELETE, nor the GET that is not safe to send twice.
    expect(requests.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
      "GET /pets",
      "GET /pets/pe_1",
    ]);
  });

  it("takes values from the command line first, and says which are missing", async () => {
    const { url, requests } = await petService({ "/pets": [] });
    const without = await verify(["--live", url], env);
    expect(without.exitCode).toBe(0);
    expect(without.stdout).toContain(
      '(pets.get): not checked: There is no value for the parameter "pet_id". Pass --parameter pet_id=VALUE.',
    );
    await verify(["--live", url, "--parameter", "pet_id=a/b?c"], env);
    expect(requests.map(({ url: path }) => path)).toEqual(["/pets", "/pets", "/pets/a%2Fb%3Fc"]);
  });

  it.each<[string, unknown, readonly string[]]>([
    [
      "a property of another type",
      { id: "pe_1", status: "awake", chip: 5 },
      ['"chip" is not as described: expected a string, received a number'],
    ],
    ["a missing property", { id: "pe_1" }, ['expected the property "status"']],
    [
      "a pattern",
      { id: "pe_1", status: "awake", chip: "SECRET-CHIP" },
      ['"chip" is not as described: expected pattern ^[0-9]+$, received a string'],
    ],
    [
      "a value beyond a closed set",
      { id: "pe_1", status: "away" },
      ['"status" is not as described: expected one of "awake", "asleep", received "away"'],
    ],
    [
      "several",
      { id: "xx", status: 1 },
      ['"id" is not as described: expected pattern ^pe_', '"status" is not as described: expected a string'],
    ],
    [
      "another kind of value",
      [],
      ["The response is not as described: expected an object, received an array"],
    ],
  ])("reports %s, and no value that is sensitive", async (_, pet, messages) => {
    const { url } = await petService({ "/pets/pe_1": pet });
    const { exitCode, stdout } = await verify(["--live", url, "--fail-on", "risky"], env);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("GET /pets/{pet_id} (pets.get)");
    for (const message of messages) expect(stdout).toContain(message);
    expect(stdout).not.toMatch(/SECRET-CHIP|key-that/);
  });

  it.each<[string, RequestListener, string]>([
    ["a success", (_, response) => sendJson(response, {}, 202), "The status 202 is not described."],
    [
      "a content type",
      (_, response) => response.writeHead(200, { "content-type": "text/plain" }).end("pet"),
      "The content type text/plain is not described: expected application/json.",
    ],
    [
      "JSON that is cut",
      (_, response) =>
        response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end('{"id":'),
      "The body is not JSON.",
    ],
  ])("reports %s that is not described", async (_, listener, message) => {
    const { url } = await petService({ "/pets/pe_1": listener });
    const { exitCode, stdout } = await verify(["--live", url], env);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining(message)]);
  });

  it("mentions properties that nobody has described, which break nothing", async () => {
    const { url } = await petService({ "/pets": [{ id: "pe_1", status: "awake", [KEY]: 1, colour: "red" }] });
    const { exitCode, stdout } = await verify(["--live", url], env);
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('Only in the service: response property "[*].colour".'),
    ]);
    expect(stdout).not.toContain(KEY);
  });

  it("reports an exemption that matches nothing only where a match was looked for", async () => {
    const served = { "/doc": parse(SPEC) };
    const gone: RequestListener = (_, response) => sendJson(response, {}, 404);
    const differing = await petService({ ...served, "/pets/pe_1": { id: "pe_1", status: 1 } });
    const args = (url: string) => [`${url}/doc`, "--live", url];
    const found = await verify([...args(differing.url), "--format", "json"], env);
    const [{ fingerprint }] = JSON.parse(found.stdout).differences;
    const entry = `- fingerprint: ${fingerprint}\n  reason: Known.\n  expires: 2999-01-01\n`;
    await workspace.write({ "live.yaml": entry });
    const exitCode = async (...run: readonly string[]) =>
      (await verify([...run, "--exemptions", "live.yaml"], env)).exitCode;
    expect(await exitCode(...args(differing.url))).toBe(0); // it matches
    const unchecked = await petService({ ...served, "/pets/pe_1": gone });
    expect(await exitCode(...args(unchecked.url))).toBe(0); // the operation was not checked
    expect(await exitCode("--live", unchecked.url)).toBe(0); // neither was the document
    const fine = await petService(served);
    expect(await exitCode(...args(fine.url))).toBe(1);
  });

  it("shows what differs where the served document says otherwise", async () => {
    const { url } = await petService({ "/pets": [{ id: "pe_1" }], "/doc": parse(SPEC) });
    const { exitCode, stdout } = await verify([`${url}/doc`, "--live", url, "--format", "json"], env);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout).differences).toMatchObject([
      { section: "response", rule: "live-value-rejected", reached: [{ name: "pets.list", value: "[*]" }] },
    ]);
  });

  it("cannot run where no response can be checked", async () => {
    const { url } = await petService();
    const { exitCode, stdout, stderr } = await verify(["--live", url]);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /No response could be checked\. pets\.list: The response has status 401, .+ {2}\(Set .+\)\n(?:.+ \(pets\.\w+\): not checked: .+\n){4}$/,
    );
  });

  it("does not follow redirects with the key", async () => {
    const other = await petService();
    const { url } = await petService({
      "/pets": ((_, response) =>
        response.writeHead(307, { location: `${other.url}/pets` }).end()) as RequestListener,
    });
    const { exitCode } = await verify(["--live", url], env);
    expect([exitCode, other.requests.length]).toEqual([2, 0]);
  });
});
