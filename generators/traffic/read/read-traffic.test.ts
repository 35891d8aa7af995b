import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Exchange } from "../../verify/match/exchange.ts";
import { PETS_HAR, PETS_PACT_3, PETS_PACT_4 } from "../test/recordings.ts";
import { ItemCutter } from "./cut-items.ts";
import { cutLines } from "./cut-lines.ts";
import { type Cutter, LONGEST } from "./piece.ts";
import { readTraffic } from "./read-traffic.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "traffic-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, "recording"); // the name does not contain the format
  await writeFile(path, text);
  const exchanges: Exchange[] = [];
  const unreadable: string[] = [];
  await readTraffic(
    { path, shown: "recording" },
    {
      onExchange: (exchange) => exchanges.push(exchange),
      onUnreadable: ({ line }, reason) => unreadable.push(`${line}: ${reason}`),
      onProgress: () => {},
    },
  );
  return { exchanges, unreadable };
}

const LINE =
  '{"method":"get","url":"https://user:secret@API.example.com/pets/1?a=1#x","query":{"b":["2","3"]},"status":200}';

describe("the format is known from the content", () => {
  test("of a HAR file", async () => {
    const { exchanges, unreadable } = await read(PETS_HAR);
    expect(unreadable).toEqual([]);
    expect(
      exchanges.map(({ method, host, path, response }) => [method, host, path, response?.status]),
    ).toEqual([
      ["POST", "api.example.com", "/v1/pets", 201],
      ["GET", "api.example.com", "/v1/pets/7", 200],
      ["GET", "cdn.example.net", "/app.1a2b3c.js", 200],
      ["GET", "api.example.com", "/v1/pets/mine", undefined],
    ]);
    const [created, found] = exchanges;
    expect([...(created?.request.headers?.keys() ?? [])]).toEqual([
      "authorization",
      "cookie",
      "content-type",
    ]);
    expect(created?.response?.body).toMatchObject({
      kind: "text",
      text: expect.stringContaining('"name":"Rex"'),
    });
    expect(created?.response?.headers?.get("content-type")).toBe("application/json");
    expect(found?.request.body).toEqual({ kind: "absent" });
  });

  test("of Pact files of versions 3 and 4, whose messages are no requests", async () => {
    const three = await read(PETS_PACT_3);
    expect(three.exchanges.map(({ search, response }) => [search, response?.body])).toEqual([
      ["limit=10", { kind: "json", value: [{ name: "Rex", status: "awake" }] }],
      ["", { kind: "json", value: { code: "NAME_MISSING" } }],
    ]);
    const four = await read(PETS_PACT_4);
    expect(four.exchanges).toMatchObject([
      {
        request: { body: { kind: "json", value: { name: "A pet with a long name" } } },
        response: { status: 201, body: { kind: "text", text: '{"name":"Rex"}' } },
      },
    ]);
    expect(four.exchanges[0]?.response?.headers?.get("content-type")).toBe("application/json");
    expect(four.unreadable).toEqual([expect.stringMatching(/^\d+: It is a message/)]);
  });

  test("of a Pact file of version 2", async () => {
    const { exchanges } = await read(
      '{"interactions":[{"request":{"method":"get","path":"/pets","query":"a=1&b=2"},"response":{"status":200,"headers":{"content-type":"text/plain"},"body":"hi"}}]}',
    );
    expect(exchanges).toMatchObject([
      { search: "a=1&b=2", response: { body: { kind: "text", text: "hi" } } },
    ]);
  });

  test("of lines, with a byte order mark and line ends of Windows", async () => {
    const { exchanges, unreadable } = await read(
      `\ufeff${LINE}\r\n\r\n{"method":"PUT","path":"/a","body":"x","responseBody":null,"status":204}`,
    );
    expect(unreadable).toEqual([]);
    expect(exchanges).toMatchObject([
      { method: "GET", host: "api.example.com", path: "/pets/1", search: "a=1&b=2&b=3" },
      {
        method: "PUT",
        host: undefined,
        request: { body: { kind: "text", text: "x" } },
        response: { body: { kind: "json", value: null } },
      },
    ]);
  });
});

test("of a list, in one line or many", async () => {
  for (const text of [`[${LINE},${LINE}]`, `[\n  ${LINE.replace(",", ",\n    ")},\n  ${LINE}\n]\n`]) {
    const { exchanges, unreadable } = await read(text);
    expect([exchanges.map(({ path }) => path), unreadable]).toEqual([["/pets/1", "/pets/1"], []]);
  }
});

describe("what is damaged is counted, with its line", () => {
  test("in lines", async () => {
    const { exchanges, unreadable } = await read(
      `secret\n${LINE}\n[1]\n{"method":"GET"}\n{"method":"GET","path":"/a","status":"ok"}\n${LINE.slice(0, 30)}`,
    );
    expect(exchanges).toHaveLength(1);
    expect(unreadable).toEqual([
      "1: It is not a complete JSON object.",
      "3: It is not a JSON object.",
      '4: It has no "path" that begins with a slash, and no "url".',
      '5: Its "status" is not a status of HTTP.',
      "6: It is not a complete JSON object.",
    ]);
  });

  test("in a HAR file that ends too early", async () => {
    const { exchanges, unreadable } = await read(PETS_HAR.slice(0, PETS_HAR.indexOf("cdn.example.net")));
    expect(exchanges).toHaveLength(2);
    expect(unreadable).toEqual([expect.stringMatching(/^\d+: The file ends inside of an entry\.$/)]);
  });

  test("in an entry of a Pact file", async () => {
    const { exchanges, unreadable } = await read(PETS_PACT_3.replace('"method": "GET"', '"method": GET'));
    expect([exchanges.length, unreadable]).toEqual([1, ["9: It is not a complete JSON object."]]);
  });
});

test.each([
  ["nothing", "", /has no recorded requests/],
  ["blank lines", "\n\n  \n", /has no recorded requests/],
  ["text", "hello\nworld", /has no entry that can be read\. recording:1: It is not a complete JSON object\./],
  [
    "another document",
    '{"openapi":"3.1.0","paths":{}}',
    /has no entry that can be read\. recording:1: It has no "method"/,
  ],
  ["a HAR file without entries", '{"log":{"version":"1.2"}}', /has no recorded requests/],
  ["an empty Pact file", '{"interactions":[]}', /has no recorded requests/],
])("%s is refused", async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test("a folder is refused", async () => {
  const receiver = { onExchange: () => {}, onUnreadable: () => {}, onProgress: () => {} };
  await expect(readTraffic({ path: folder, shown: "x" }, receiver)).rejects.toThrow("x is a folder.");
});

test.each([
  ["lines", cutLines, '{"a":1}\n\n{"b":"}]\\""}\n'],
  [
    "items",
    () => new ItemCutter(["log", "entries"]),
    '{"x":[{"entries":[1]}],"log":{"entries":[{"a":1}\n\n,{"b":"}]\\""}],"entries2":[2]},"entries":[3]}',
  ],
] as const)("%s are cut alike, however a text is divided", (_, create: () => Cutter, text) => {
  for (let size = 1; size <= text.length; size += 1) {
    const cutter = create();
    const pieces = [];
    for (let at = 0; at < text.length; at += size) pieces.push(...cutter.push(text.slice(at, at + size)));
    const last = cutter.end();
    expect(
      [...pieces, ...(last ? [last] : [])].map((piece) => [JSON.parse(piece.text ?? ""), piece.line]),
    ).toEqual([
      [{ a: 1 }, 1],
      [{ b: '}]"' }, 3],
    ]);
  }
});

test("an entry that is too long is forgotten, and the next one read", () => {
  const cutter = cutLines();
  const chunk = "x".repeat(LONGEST / 4);
  for (let count = 0; count < 5; count += 1) expect(cutter.push(chunk)).toEqual([]);
  expect(cutter.push("\n{}\n")).toEqual([
    { text: undefined, line: 1 },
    { text: "{}", line: 2 },
  ]);
});
