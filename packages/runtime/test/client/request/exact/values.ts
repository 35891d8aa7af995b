import { Readable } from "node:stream";

/** Meaning of a value as JSON, as text, and as the content of a file. Missing if it has no exact form there. */
export interface Meaning {
  readonly json?: unknown;
  readonly text?: string;
  readonly bytes?: string;
}

/** A value of one kind, made anew each time: some can be read once. */
export interface OddValue {
  readonly make: () => unknown;
  readonly means: Meaning;
}

const REJECTED: Meaning = {};
const file = (make: () => unknown, text = "%PDF"): OddValue => ({ make, means: { bytes: text } });
const rejected = (make: () => unknown): OddValue => ({ make, means: REJECTED });
const same = (json: unknown, text?: string): OddValue => ({
  make: () => structuredClone(json),
  means: { json, ...(text !== undefined && { text }) },
});

const encoded = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode("%PDF");

function shifted(View: new (buffer: ArrayBuffer, offset: number, length: number) => unknown, length: number) {
  const buffer = new ArrayBuffer(12);
  new Uint8Array(buffer).set(encoded(), 4);
  return new View(buffer, 4, length);
}

function shared(): Uint8Array<SharedArrayBuffer> {
  const view = new Uint8Array(new SharedArrayBuffer(4));
  view.set(encoded());
  return view;
}

/** As a package for older versions of Node declares it. */
class OtherBlob {
  readonly size = 4;
  readonly type = "application/pdf";
  get [Symbol.toStringTag](): string {
    return "Blob";
  }
  stream(): ReadableStream {
    return new Blob(["%PDF"]).stream();
  }
  arrayBuffer(): Promise<ArrayBuffer> {
    return new Blob(["%PDF"]).arrayBuffer();
  }
}

class OtherForm {
  get [Symbol.toStringTag](): string {
    return "FormData";
  }
  *[Symbol.iterator](): Generator<[string, string]> {
    yield ["a", "b"];
  }
}

class Money {
  readonly #cents = 5;
  get cents(): number {
    return this.#cents;
  }
}

class Payment {
  amount = 5;
}

const chunks =
  (...all: readonly unknown[]) =>
  () =>
    new ReadableStream({
      start(controller) {
        for (const chunk of all) controller.enqueue(chunk);
        controller.close();
      },
    });

/** Every kind of value that somebody may pass. */
export const oddValues: Readonly<Record<string, OddValue>> = {
  "a text": { make: () => 'é\n%&="', means: { json: 'é\n%&="', text: 'é\n%&="', bytes: 'é\n%&="' } },
  "an empty text": { make: () => "", means: { json: "", text: "", bytes: "" } },
  "half a character": { make: () => "a\ud800", means: { json: "a\ud800" } },
  zero: same(0, "0"),
  "a fraction": same(0.1, "0.1"),
  "the largest safe integer": same(2 ** 53 - 1, "9007199254740991"),
  "an integer beyond": rejected(() => 2 ** 53),
  "a power of two": rejected(() => 2 ** 60),
  "a sextillion": rejected(() => 1e21),
  "not a number": rejected(() => Number.NaN),
  infinity: rejected(() => Number.NEGATIVE_INFINITY),
  "a bigint": { make: () => 2n ** 64n, means: { text: "18446744073709551616" } },
  true: same(true, "true"),
  null: same(null),
  "an array": same([1, "b"]),
  "an array with undefined": rejected(() => [1, undefined]),
  "an array with a hole": rejected(() => Object.assign([1], { length: 3 })),
  "an object": same({ a: { b: [1] } }),
  "an array of objects": { make: () => [{ a: 1 }], means: { json: [{ a: 1 }] } },
  "an object without a prototype": {
    make: () => Object.assign(Object.create(null), { a: 1 }),
    means: { json: { a: 1 } },
  },
  "an object of a class": { make: () => new Payment(), means: { json: { amount: 5 } } },
  "an object with private state": rejected(() => new Money()),
  "an object with a method": rejected(() => ({ a: 1, b: () => 2 })),
  "a date": {
    make: () => new Date(0),
    means: { json: new Date(0).toISOString(), text: new Date(0).toISOString() },
  },
  "a date that is none": rejected(() => new Date(Number.NaN)),
  "an address": { make: () => new URL("https://a.test/"), means: { json: "https://a.test/" } },
  "what becomes a number that is none": rejected(() => ({ toJSON: () => Number.NaN })),
  "what becomes nothing": rejected(() => ({ toJSON: () => undefined })),
  "a map": rejected(() => new Map([["a", 1]])),
  "a set": rejected(() => new Set([1])),
  "a promise": rejected(() => Promise.resolve(1)),
  "a promise of another library": rejected(() => ({ then: () => {} })),
  "a response": rejected(() => new Response("%PDF")),
  "a request": rejected(() => new Request("https://a.test/")),
  headers: rejected(() => new Headers({ a: "b" })),
  "a pattern": rejected(() => /a/),
  "an error": rejected(() => new Error("a")),
  "a function": rejected(() => () => 1),
  "a symbol": rejected(() => Symbol("a")),
  "a boxed number": rejected(() => Object(5)),
  "a boxed text": rejected(() => Object("a")),
  "a weak map": rejected(() => new WeakMap()),
  "an iterator": rejected(() => [1].values()),
  "a form": rejected(() => new FormData()),
  "a form of another library": rejected(() => new OtherForm()),
  "URL parameters": rejected(() => new URLSearchParams("a=b")),
  "a Blob": file(() => new Blob(["%PDF"])),
  "a File": file(() => new File(["%PDF"], "a.pdf")),
  "a Blob of another library": rejected(() => new OtherBlob()),
  bytes: file(encoded),
  "bytes in the middle of others": file(() => shifted(Uint8Array, 4)),
  "a Buffer": file(() => Buffer.from("%PDF")),
  "a DataView": file(() => shifted(DataView, 4)),
  "numbers of two bytes": file(() => shifted(Uint16Array, 2)),
  "numbers of four bytes": file(() => shifted(Float32Array, 1)),
  "shared bytes": file(shared),
  "an ArrayBuffer": file(() => encoded().buffer),
  "a SharedArrayBuffer": rejected(() => shared().buffer),
  "a detached ArrayBuffer": rejected(() => {
    const { buffer } = encoded();
    structuredClone(buffer, { transfer: [buffer] });
    return buffer;
  }),
  "a stream": file(chunks(encoded())),
  "a stream of text": file(chunks("%P", "DF")),
  "a stream of buffers": file(chunks(encoded().buffer)),
  "a stream of views": file(chunks(shifted(DataView, 4))),
  "a source of bytes": file(() => ({
    async *[Symbol.asyncIterator]() {
      yield encoded();
    },
  })),
  "a source of bytes with members": file(() => ({
    name: "a.pdf",
    async *[Symbol.asyncIterator]() {
      yield encoded();
    },
  })),
  "a stream of objects": rejected(chunks(encoded(), { a: 1 })),
  "a stream of numbers": rejected(chunks(1, 2)),
  "a stream of lists": rejected(chunks([37, 80])),
  "a stream of nothing": rejected(chunks(null)),
  "a stream of half characters": rejected(chunks("a\ud800")),
  "a stream of Node": file(() => Readable.from([Buffer.from("%P"), Buffer.from("DF")])),
  "a stream of Node that was closed": rejected(() => Readable.from(["%PDF"]).destroy()),
  "a stream of Node with objects": rejected(() => Readable.from([{ a: 1 }])),
  "a generator": file(async function* () {
    yield encoded();
  }),
  "a stream that somebody reads": rejected(() => {
    const stream = chunks(encoded())();
    stream.getReader();
    return stream;
  }),
};
