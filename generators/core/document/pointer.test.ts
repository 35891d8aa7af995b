import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { childPointer, toPointer, toSegments, valueAt } from "./pointer.ts";
import { localReference, resolveReference } from "./reference.ts";

const runs = search(100);

const segment = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("", "~", "/", "~1", "~0", "~01", "%25", "#", "__proto__", "a b"),
);

it("segments become a pointer and the same segments again", () => {
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      expect(toSegments(toPointer(segments))).toEqual(segments);
      expect(childPointer(toPointer(segments), "x/y")).toBe(toPointer([...segments, "x/y"]));
    }),
    runs,
  );
});

it("a pointer becomes a local reference that leads to it", () => {
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
      const pointer = toPointer(segments);
      expect(resolveReference(localReference(pointer), "file:///a.yaml")).toEqual({
        uri: "file:///a.yaml",
        pointer,
      });
    }),
    runs,
  );
});

it("a local reference is a URI: what has a meaning there is encoded", () => {
  expect(localReference("/a#b c%/~1ä")).toBe("#/a%23b%20c%25/~1%C3%A4");
});

describe("a value is found by its own keys alone", () => {
  const root = { a: [{ b: null }], "": 1 };
  it.each([
    ["", root],
    ["/a/0/b", null],
    ["/", 1],
  ])("%j", (pointer, value) => {
    expect(valueAt(root, pointer)).toEqual(value);
  });

  it.each(["/toString", "/a/1", "/a/0/b/c", "/a/length", "/a/-", "/__proto__", "/a/00"])(
    "%j leads nowhere",
    (pointer) => {
      expect(valueAt(root, pointer)).toBeUndefined();
    },
  );
});

describe("a reference is resolved against its file", () => {
  it.each([
    ["./b.yaml", "file:///x/b.yaml", ""],
    ["../b.yaml#/c", "file:///b.yaml", "/c"],
    ["#", "file:///x/a.yaml", ""],
    ["#/a%20b", "file:///x/a.yaml", "/a b"],
    ["http://127.0.0.1/b.yaml#/c~1d", "http://127.0.0.1/b.yaml", "/c~1d"],
  ])("%s", (text, uri, pointer) => {
    expect(resolveReference(text, "file:///x/a.yaml")).toEqual({ uri, pointer });
  });

  it.each(["#anchor", "http://[", "#/%zz"])("%s is none", (text) => {
    expect(resolveReference(text, "file:///x/a.yaml")).toBeUndefined();
  });
});
