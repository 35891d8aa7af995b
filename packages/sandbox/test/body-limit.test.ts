import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { MAX_BYTES, readBytes } from "../src/http/read-bytes.ts";
import { openScene, pathOf, type Scene, WAYS } from "./support/scene.ts";

const { seed, numRuns } = search(200);

test(`a body is read whole or not at all, whatever its parts and what it declares (seed ${seed})`, async () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(parts, fc.nat(100), fc.boolean(), async (chunks, limit, isDeclared) => {
      const whole = Buffer.concat(chunks);
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks[pulled++];
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
      });
      const headers = isDeclared ? { "content-length": String(whole.length) } : {};
      const init = { method: "POST", body, headers, duplex: "half" };
      const bytes = await readBytes(new Request("http://x.example", init), limit);
      if (whole.length > limit) expect(bytes).toBeUndefined();
      else expect(Buffer.from(bytes ?? [])).toEqual(whole);
    }),
    { seed, numRuns },
  );
});

describe.each(WAYS)("a body that is too long, %s,", (way) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(way);
  });
  afterAll(() => scene.close());

  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const response = await scene.fetch(path, { method: "POST", headers, body });
    const { code, message } = await response.json();
    return {
      status: response.status,
      code,
      message,
      unspecified: response.headers.get("sandbox-unspecified"),
    };
  };
  const json = { "content-type": "application/json" };

  test("is refused, and one byte less is read", async () => {
    const path = pathOf(scene, "receivers");
    const filled = (bytes: number) => JSON.stringify({ x: "a".repeat(bytes - '{"x":""}'.length) });
    expect(await send(path, filled(MAX_BYTES.json), json)).toMatchObject({ code: "TOS_NOT_ACCEPTED" });
    expect(await send(path, filled(MAX_BYTES.json + 1), json)).toEqual({
      status: 413,
      code: "REQUEST_REJECTED",
      message: "The body has more than 1048576 bytes.",
      unspecified: expect.stringContaining("is not shown"),
    });
    expect(await scene.client.customers.listAll()).toEqual([]);
  });

  test("is a file that is too large, for an upload", async () => {
    const form = new FormData();
    form.set("bucket", "documents");
    form.set("file", new Blob([new Uint8Array(MAX_BYTES.upload)]), "a.txt");
    expect(await send("/upload", form, {})).toMatchObject({ status: 400, code: "FILES_TOO_LARGE" });
  });
});

test("a body is refused before it has come, by the length that it declares or by its parts", async () => {
  const scene = await openScene("over HTTP");
  const { port } = new URL(scene.url);
  const { apiKey } = scene.sandbox.instances.development;
  const json = "content-type: application/json";
  const requests: [path: string, token: string, header: string, parts: string][] = [
    [pathOf(scene, "receivers"), apiKey, `content-length: ${MAX_BYTES.json + 1}`, "{"],
    ["/__sandbox/reset", scene.sandbox.controlToken, `content-length: ${MAX_BYTES.control + 1}`, "{"],
    [
      pathOf(scene, "receivers"),
      apiKey,
      "transfer-encoding: chunked",
      `10000\r\n${" ".repeat(65_536)}\r\n`.repeat(40),
    ],
  ];
  for (const [path, token, header, parts] of requests) {
    const socket = connect(Number(port), "127.0.0.1");
    const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    socket.on("error", () => {}); // the server may end the connection while more is sent
    const head = [`POST ${path} HTTP/1.1`, "host: 127.0.0.1", `authorization: Bearer ${token}`, json, header];
    socket.write(`${head.join("\r\n")}\r\n\r\n${parts}`);
    expect(await answer).toContain("413 Payload Too Large");
    socket.destroy();
  }
  expect(await scene.client.customers.listAll()).toEqual([]);
  await scene.close();
});
