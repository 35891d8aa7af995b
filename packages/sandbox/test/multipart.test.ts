import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { readMultipart } from "../src/http/multipart.ts";
import { openScene, type Scene, WAYS } from "./support/scene.ts";

const runs = search(500);

interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Ways to write a body: all that RFC 2046 and RFC 7578 allow, and some that clients use nevertheless. */
interface Style {
  readonly lineEnd: "\r\n" | "\n";
  readonly quoted: boolean;
  readonly extended: boolean;
  readonly upperCase: boolean;
  readonly preamble: string;
  readonly epilogue: string;
  readonly padding: string;
  readonly length: boolean;
}

const BOUNDARY = "----Bound(ary)'7";
/** Bytes that look like delimiters of parts. */
const pieces = [
  "\r\n",
  "\n",
  "--",
  BOUNDARY,
  `\r\n--${BOUNDARY.slice(0, -1)}`,
  `x--${BOUNDARY}`,
  "\0",
  "\u00e9",
  "a",
];
const content = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map((parts) => parts.join(""))
  .filter((text) => !`\n${text}`.includes(`\n--${BOUNDARY}`))
  .map((text) => Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
const word = fc.stringMatching(/^[a-z][a-z0-9_.-]{0,8}$/);
const part: fc.Arbitrary<Part> = fc.record({
  name: word,
  filename: fc.option(fc.oneof(word, fc.constantFrom("na\u00efve file.pdf", 'a"b.pdf', "C:\\docs\\a.pdf")), {
    nil: undefined,
  }),
  type: fc.option(fc.constantFrom("application/pdf", "text/plain; charset=UTF-8"), { nil: undefined }),
  bytes: content,
});
const style: fc.Arbitrary<Style> = fc.record({
  lineEnd: fc.constantFrom("\r\n", "\n"),
  quoted: fc.boolean(),
  extended: fc.boolean(),
  upperCase: fc.boolean(),
  preamble: fc.constantFrom("", "This is a message in many parts.", `x--${BOUNDARY}`),
  epilogue: fc.constantFrom("", "\r\n", "\r\nThe end.", "\n"),
  padding: fc.constantFrom("", " ", "\t "),
  length: fc.boolean(),
});

function write(parts: readonly Part[], how: Style): Uint8Array<ArrayBuffer> {
  const { lineEnd, preamble, epilogue, padding } = how;
  const open = `--${BOUNDARY}${padding}${lineEnd}`;
  const chunks = parts.flatMap((each, index) => [
    index === 0 ? `${preamble === "" ? "" : preamble + lineEnd}${open}` : `${lineEnd}${open}`,
    headersOf(each, how).join(lineEnd) + lineEnd + lineEnd,
    each.bytes,
  ]);
  const bytes = [...chunks, `${lineEnd}--${BOUNDARY}--${epilogue}`].flatMap((chunk) => [
    ...(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk),
  ]);
  return Uint8Array.from(bytes);
}

function headersOf(
  { name, filename, type, bytes }: Part,
  { quoted, extended, upperCase, length }: Style,
): string[] {
  const value = (text: string) =>
    quoted || /[^\w.-]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text;
  const file =
    filename !== undefined &&
    (extended
      ? `filename=x; filename*=UTF-8''${encodeURIComponent(filename)}`
      : `filename=${value(filename)}`);
  const headers = [
    ["Content-Disposition", ["form-data", `name=${value(name)}`, ...(file ? [file] : [])].join("; ")],
    ...(type === undefined ? [] : [["Content-Type", type]]),
    ...(length ? [["Content-Length", String(bytes.length)]] : []),
  ];
  return headers.map(([field = "", text]) => `${upperCase ? field.toUpperCase() : field}: ${text}`);
}

describe("a multipart body", () => {
  test("is read as it was written, however that was", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), style, (parts, how) => {
        const contentType = `multipart/form-data; charset=utf-8; Boundary="${BOUNDARY}"`;
        expect(readMultipart(contentType, write(parts, how))).toEqual(parts);
      }),
      runs,
    );
  });

  test("is read like Node's own", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const form = new FormData();
        for (const { name, filename, bytes } of parts)
          form.append(name, new Blob([bytes]), filename ?? "blob");
        const sent = new Response(form);
        const read = readMultipart(
          sent.headers.get("content-type") ?? "",
          new Uint8Array(await sent.arrayBuffer()),
        );
        const expected = parts.map(({ name, filename, bytes }) => ({
          name,
          filename: filename ?? "blob",
          bytes,
        }));
        expect(read).toMatchObject(expected);
      }),
      runs,
    );
  });

  test("that is cut anywhere before its end is not read", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), style, fc.nat(), (parts, how, cut) => {
        const whole = write(parts, { ...how, epilogue: "" });
        expect(() =>
          readMultipart(`multipart/form-data; boundary="${BOUNDARY}"`, whole.subarray(0, cut % whole.length)),
        ).toThrow();
      }),
      runs,
    );
  });

  test.each(["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary=""'])(
    "is not read without a boundary: %s",
    (contentType) => expect(() => readMultipart(contentType, new Uint8Array())).toThrow("boundary"),
  );
});

describe.each(WAYS)("uploads of other clients, %s", (way) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(way);
  });
  afterAll(() => scene.close());

  const body = [
    "preamble",
    "--b",
    "content-disposition: form-data; name=bucket",
    "",
    "documents",
    "--b",
    "Content-Disposition: form-data; name=file; filename*=UTF-8''na%C3%AFve.png",
    "",
    "an image",
    "--b--",
    "epilogue",
  ];
  const upload = async (contentType: string, text: string) => {
    const response = await scene.fetch("/v1/upload", {
      method: "POST",
      headers: { "content-type": contentType },
      body: text,
    });
    return [response.status, await response.json()];
  };

  test.each(["\r\n", "\n"])("arrive, with lines that end with %j", async (lineEnd) => {
    expect(await upload("Multipart/Form-Data; boundary=b", body.join(lineEnd))).toEqual([
      200,
      { file_url: expect.stringMatching(/\/files\/documents\/.*\/na%C3%AFve\.png$/) },
    ]);
  });

  test("arrive as a file when the part has a type and no name", async () => {
    const text = body.join("\r\n").replace(/; filename.*/, "\r\nContent-Type: image/png");
    expect(await upload("multipart/form-data; boundary=b", text)).toEqual([
      200,
      { file_url: expect.stringMatching(/\/file$/) },
    ]);
  });

  test("are rejected when they are cut", async () => {
    const text = body.slice(0, -2).join("\r\n");
    expect(await upload("multipart/form-data; boundary=b", text)).toMatchObject([
      400,
      { code: "VALIDATION_MISSING_BODY" },
    ]);
  });
});
