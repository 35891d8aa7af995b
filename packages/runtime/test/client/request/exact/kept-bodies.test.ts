import { createReadStream, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  binaryBody,
  createRequest,
  isInvalidInputError,
  multipartBody,
  queryParameter,
  streamFile,
} from "../../../../src/client/internal.ts";
import { fails, json, operation, scripted } from "../../scripted-fetch.ts";

const folder = mkdtempSync(join(tmpdir(), "bodies-"));
const path = join(folder, "an id.pdf");
beforeAll(() => writeFileSync(path, "%PDF"));
afterAll(() => rmSync(folder, { recursive: true }));

const upload = operation({
  parameters: [{ name: "note", in: "query", write: queryParameter }],
  body: { kind: "multipart", codec: multipartBody, mediaType: "x/y", required: true, placement: "flat" },
});
const put = operation({
  body: { kind: "binary", codec: binaryBody, mediaType: "x/y", required: true, placement: "body" },
});

async function textOf(body: unknown): Promise<string> {
  return new Response(body as BodyInit, { duplex: "half" } as ResponseInit).text(); // what fetch was given
}

describe("what is kept for a second attempt", () => {
  const sources = {
    bytes: () => new TextEncoder().encode("first"),
    "a Buffer": () => Buffer.from("first"),
    "a DataView": () => new DataView(new TextEncoder().encode("first").buffer),
  };

  test.each(Object.entries(sources))("of %s is a copy", async (_name, make) => {
    for (const [target, inputOf] of [
      [put, (body: unknown) => ({ body })],
      [upload, (file: unknown) => ({ file })],
    ] as const) {
      const view = make();
      const overwrite = () => new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(0x78);
      const { core, sent } = scripted([fails("ECONNREFUSED", "connect"), json(200, 1)]);
      const called = core.call(target, inputOf(view) as never);
      overwrite();
      await called;
      const [one, two] = await Promise.all(sent.map(({ init }) => textOf(init.body)));
      expect([two, one?.includes("first")]).toEqual([one, true]);
    }
  });

  test("of a stream that uses its memory again is a copy", async () => {
    const memory = Buffer.from("....");
    async function* reused(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      for (const text of ["one,", "two."]) {
        memory.write(text);
        yield memory as Uint8Array<ArrayBuffer>;
      }
    }
    const { core, sent } = scripted([
      async (_url, init) => {
        await textOf(init.body);
        return fails("ECONNREFUSED", "connect")("", init);
      },
      json(200, 1),
    ]);
    await core.call(put, { body: reused() } as never);
    expect(await textOf(sent[1]?.init.body)).toBe("one,two.");
  });

  test("of a form is what it was when the call was made", async () => {
    const form = new FormData();
    form.append("name", "line\nbreak");
    const { core, sent } = scripted([json(200, 1)]);
    const request = createRequest(core, []);
    const called = request("POST", "/files", { body: form });
    form.set("name", "changed");
    await called;
    expect(await textOf(sent[0]?.init.body)).toContain("\r\n\r\nline\nbreak\r\n");
  });
});

/** The files of this test that this process has open. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target === path ? [target] : [];
    } catch {
      return []; // closed meanwhile
    }
  });
}

// Only Linux lists the files of a process.
describe.skipIf(process.platform !== "linux")("a file that Node reads is closed", () => {
  const file = (): Promise<never> =>
    new Promise((resolve) => {
      const stream = createReadStream(path);
      stream.once("open", () => resolve(stream as never));
    });
  const aborted = { signal: AbortSignal.abort() };
  const failures: readonly [string, object, object][] = [
    [
      "an input that is not known",
      { parameters: [], body: { ...upload.body, names: ["file"] } },
      { note: 1 },
    ],
    ["a parameter that cannot be sent", {}, { note: new Map() }],
    ["a header that cannot be sent", {}, { headers: { "x-a": "\n" } }],
    ["an option that is none", {}, { timeoutMs: "5" }],
    ["a signal that has stopped the call", {}, aborted],
    ["credentials that cannot be had", { security: [["key"]] }, {}],
    ["a field that cannot be sent", {}, { other: Promise.resolve() }],
  ];

  test.each(failures)("after %s", async (_name, parts, given) => {
    const { note, other, ...options } = given as Readonly<Record<string, unknown>>;
    const { core, sent } = scripted([]);
    const input = {
      file: [await file()],
      ...(note !== undefined && { note }),
      ...(other !== undefined && { other }),
    };
    expect(openFiles()).toHaveLength(1);
    await expect(core.call({ ...upload, ...parts } as never, input as never, options)).rejects.toThrow();
    expect(sent).toHaveLength(0);
    await wait(20);
    expect(openFiles()).toEqual([]);
  });

  test("after a request that never began to read it", async () => {
    const { core } = scripted([fails("ECONNREFUSED", "connect")], { retry: { maxAttempts: 1 } });
    const called = core.call(upload, { file: await file() } as never);
    await expect(called).rejects.toThrow("not sent");
    await wait(20);
    expect(openFiles()).toEqual([]);
  });

  test("after a request to an address that cannot be one", async () => {
    const { core } = scripted([]);
    const error = await createRequest(core, [])("POST", "files", { body: await file() }).catch(
      (reason: unknown) => reason,
    );
    expect(isInvalidInputError(error)).toBe(true);
    await wait(20);
    expect(openFiles()).toEqual([]);
  });
});

describe("a stream in a form has a name and a type", () => {
  test("of the path that Node reads, or those that the caller says", async () => {
    const heads: string[] = [];
    const { core } = scripted(
      Array.from({ length: 3 }, () => async (_url: string, init: RequestInit) => {
        heads.push(/filename=.*\r\n.*/.exec(await textOf(init.body))?.[0] ?? "");
        return Response.json(1);
      }),
    );
    const parts = { name: 'my "id".pdf', type: "application/pdf" };
    for (const stream of [
      createReadStream(path),
      streamFile(createReadStream(path), parts),
      streamFile(new Blob(["%PDF"]).stream(), parts),
    ])
      await core.call(upload, { file: stream } as never);
    const named = 'filename="my %22id%22.pdf"\r\nContent-Type: application/pdf';
    expect(heads).toEqual(['filename="an id.pdf"\r\nContent-Type: application/octet-stream', named, named]);
  });
});
