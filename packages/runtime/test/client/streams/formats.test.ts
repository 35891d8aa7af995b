import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import type { RawEvent, StreamFormat } from "../../../src/client/internal.ts";
import { scripted } from "../scripted-fetch.ts";
import { collect, FORMATS, streamOperation, streams } from "./stream-operation.ts";

const bytes = search(400);
const lines = search(200);

const { serverSentEvents, jsonLines, jsonSequence } = FORMATS;

function parse(format: StreamFormat, ...chunks: readonly string[]): readonly RawEvent[] {
  const parser = format.parser(1000);
  return chunks.flatMap((chunk) => parser.push(chunk));
}

describe("server-sent events, as the HTML standard reads them", () => {
  test.each<[string, string, readonly RawEvent[]]>([
    ["several lines of data are joined", "data: YHOO\ndata: +2\ndata: 10\n\n", [{ data: "YHOO\n+2\n10" }]],
    [
      "comments are ignored, and one space behind the colon",
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      [{ data: "first event", id: "1" }, { data: "second event", id: "" }, { data: " third event" }],
    ],
    ["an empty line of data is data", "data\n\ndata\ndata\n\ndata:", [{ data: "" }, { data: "\n" }]],
    ["the space is optional", "data:test\n\ndata: test\n\n", [{ data: "test" }, { data: "test" }]],
    ["names are exact", "Data: a\n data: b\ndata : c\ndata: d\n\n", [{ data: "d" }]],
    [
      "the last event and ID of a block hold",
      "event: a\nevent: b\nid: 1\nid: 2\ndata: x\n\n",
      [{ event: "b", id: "2", data: "x" }],
    ],
    ["an empty event is none", "event: a\nevent\ndata: x\n\n", [{ data: "x" }]],
    ["an ID with NUL is ignored", "id: 1\0\ndata: x\n\n", [{ data: "x" }]],
    [
      "retry has digits only",
      "retry: 1e3\nretry: -1\nretry: 5\nretry:\ndata: x\n\n",
      [{ data: "x", retry: 5 }],
    ],
    [
      "lines end with CR, LF or both",
      "data: a\rdata: b\r\ndata: c\n\r\ndata: d\r\r",
      [{ data: "a\nb\nc" }, { data: "d" }],
    ],
    ["colons in a value belong to it", "data: a: b:c\n\n", [{ data: "a: b:c" }]],
    ["what has no empty line behind it is not complete", "data: a\n\ndata: b\n", [{ data: "a" }]],
    ["a block without data sets the ID all the same", "id: 7\n\n", [{ id: "7" }]],
  ])("%s", (_name, text, events) => {
    expect(parse(serverSentEvents, text)).toEqual(events);
    expect(parse(serverSentEvents, ...text)).toEqual(events);
  });

  test("a body that ends inside an event says so", () => {
    for (const [text, rest] of [
      ["data: a\n", { data: "a" }],
      ["data: a", { data: "a" }],
      ["da", {}],
      [": comment", undefined],
      ["id: 1\n", undefined],
      ["data: a\n\n", undefined],
    ] as const) {
      const parser = serverSentEvents.parser(1000);
      parser.push(text);
      expect(parser.end(), text).toEqual(rest);
    }
  });
});

test("lines of JSON end with LF, and the last one may lack it", () => {
  expect(parse(jsonLines, '{"a":1}\r\n\n', '{"a":\r', "\n2}")).toEqual([
    { data: '{"a":1}\r' },
    { data: '{"a":\r' },
  ]);
  const parser = jsonLines.parser(1000);
  expect([...parser.push("1\n2"), parser.end()]).toEqual([{ data: "1" }, { data: "2" }]);
});

test("a sequence of JSON has values over several lines, each complete with its line feed", () => {
  const parser = jsonSequence.parser(1000);
  expect(parser.push('\x1e{\n"a": 1\n}\n')).toEqual([{ data: '{\n"a": 1\n}\n' }]);
  expect(parser.push("\x1e1\n\x1e\x1e2\n\x1e[1,")).toEqual([{ data: "1\n" }, { data: "2\n" }]);
  expect(parser.push("\x1etrue")).toEqual([{ data: "[1," }]);
  expect(parser.end()).toEqual({ data: "true" });
});

test.each([
  ["a line", serverSentEvents, "data: 1111"],
  ["data on many lines", serverSentEvents, "data: 1111\n"],
  ["a line of JSON", jsonLines, "[1,"],
  ["a value over many lines", jsonSequence, "[1,\n"],
])("%s is never held beyond its limit", (_name, format, endless) => {
  const parser = format.parser(100);
  const pushMuch = () => {
    for (let count = 0; count < 100; count++) parser.push(endless);
  };
  expect(pushMuch).toThrow(/^has an event of more than 100 characters\.$/);
});

/** Parses a complete text as the standard says. */
function reference(text: string): RawEvent[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const events: RawEvent[] = [];
  let block: Record<string, string | number> = {};
  for (const line of lines.slice(0, -1)) {
    const [, name = line, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (line === "") {
      if (block.data !== undefined) events.push(block as unknown as RawEvent);
      block = {};
    } else if (name === "data") block.data = block.data === undefined ? value : `${block.data}\n${value}`;
    else if (name === "event" && value === "") delete block.event;
    else if (name === "event") block.event = value;
    else if (name === "id" && !value.includes("\0")) block.id = value;
    else if (name === "retry" && /^[0-9]+$/.test(value)) block.retry = Number(value);
  }
  return events;
}

const piece = fc.constantFrom(
  ..."data: |data:|data|id: |id|event: |retry: |: |:|\n|\r|\r\n|\n\n|\r\r|é|\u{1f600}|\uFEFF|\0|12|x| ".split(
    "|",
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
const cuts = fc.array(fc.nat({ max: 120 }), { maxLength: 12 });

/** The bytes of a text, cut at some places, also inside of characters. */
function cutInto(whole: string, places: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(whole);
  const sorted = [0, ...places.map((place) => Math.min(place, bytes.length)), bytes.length].sort(
    (a, b) => a - b,
  );
  return sorted.slice(1).map((end, index) => bytes.slice(sorted[index], end));
}

async function read(format: StreamFormat, chunks: readonly Uint8Array[]): Promise<readonly unknown[]> {
  const { core } = scripted([streams(chunks)]);
  const descriptor = format === serverSentEvents ? { gives: "event", data: "text" } : { data: "text" };
  const operation = streamOperation({ format, ...descriptor } as never);
  return (await collect(streamEventsOf(operation, core))).events;
}

function streamEventsOf(operation: ReturnType<typeof streamOperation>, core: unknown) {
  return operation.stream.open(core as never, operation, {}, { reconnect: "never" });
}

test("any chunking gives the events of the standard", async () => {
  await fc.assert(
    fc.asyncProperty(text, cuts, async (whole, places) => {
      expect(await read(serverSentEvents, cutInto(whole, places))).toEqual(reference(whole));
    }),
    bytes,
  );
});

test.each(["jsonLines", "jsonSequence"] as const)(
  "any chunking of %s gives the same values",
  async (name) => {
    const [before, behind] = name === "jsonLines" ? ["", "\n"] : ["\x1e", "\n"];
    const spaced = name === "jsonLines" ? undefined : 1;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 6 }), cuts, async (values, places) => {
        const whole = values
          .map((value) => before + JSON.stringify(value, undefined, spaced) + behind)
          .join("");
        const events = await read(FORMATS[name], cutInto(whole, places));
        expect(events.map((event) => JSON.stringify(JSON.parse(String(event))))).toEqual(
          values.map((value) => JSON.stringify(value)),
        );
      }),
      lines,
    );
  },
);
