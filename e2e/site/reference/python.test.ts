import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleRequest } from "../../../generators/reference/plan/example-request.ts";
import { pythonProgram } from "../../../generators/reference/print/request-programs.ts";
import { readService } from "../../../site/build/read-service.ts";
import { pythonWith } from "../../consumers/reference/test/python.ts";
import { listen, type Served } from "../../house/listen.ts";
import { mustRun } from "../../house/run.ts";
import { workFolder } from "../blocks/write-programs.ts";

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
}

const work = workFolder("python");
const python = pythonWith("requests");
if (python === undefined)
  console.warn("Skipped: programs in Python, because no Python here has the package `requests`.");

let server: Served;
const received: ReceivedRequest[] = [];

beforeAll(async () => {
  mkdirSync(work, { recursive: true });
  server = await listen(async (request, response) => {
    const { method, url: path, headers } = request;
    const type = headers["content-type"]?.split(";", 1)[0];
    const body = type === "application/json" ? await json(request) : undefined;
    request.resume();
    received.push({ method, path, key: headers.authorization, type, body });
    response.end("{}");
  });
});
afterAll(() => {
  server.close();
  rmSync(work, { recursive: true, force: true });
});

test.skipIf(python === undefined)(
  "the program of each operation in Python sends the request of its example",
  async () => {
    const model = await readService();
    const local = { ...model, servers: model.servers.map((one) => ({ ...one, url: server.url })) };
    const requests = model.operations.map((operation) => exampleRequest(operation, local));
    expect(requests.length).toBeGreaterThan(10);
    writeFileSync(join(work, "file"), "content");
    const run = (program: string) =>
      mustRun(python ?? "", ["-c", program], {
        cwd: work,
        env: { API_KEY: "secret", NO_PROXY: "127.0.0.1" },
      });
    for (const request of requests) expect(await run(pythonProgram(request))).toBe("{}\n");
    expect(received).toEqual(
      requests.map(({ method, url, body }) => ({
        method,
        path: url.slice(server.url.length),
        key: "Bearer secret",
        type: body?.kind === "form" ? "multipart/form-data" : body && "application/json",
        body: body?.kind === "json" ? body.value : undefined,
      })),
    );
  },
);

test.skipIf(python === undefined)("values of JSON are values of Python", async () => {
  const value = {
    text: 'a"b\\c\n\u2028é😀',
    nothing: null,
    yes: true,
    no: false,
    list: [1, -2.5, 1e21, {}],
    empty: [],
  };
  const request = {
    method: "POST",
    url: server.url,
    credential: undefined,
    headers: [],
    body: { kind: "json", value },
  } as const;
  await mustRun(python ?? "", ["-c", pythonProgram(request)], { cwd: work, env: { NO_PROXY: "127.0.0.1" } });
  expect(received.at(-1)?.body).toEqual(value);
});
