import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleView } from "../report/test/sample-view.ts";
import { affectedPackages } from "./affected-packages.ts";
import { changedPackages } from "./changed-packages.ts";
import { parseChangeset, renderChangeset } from "./changeset.ts";
import { missingReleases } from "./missing-releases.ts";
import { planChangesets, type ReleaseContext } from "./plan-changesets.ts";
import { reconcileChangeset } from "./reconcile-changeset.ts";

const CONTEXT: ReleaseContext = {
  names: { spec: "@acme/spec", types: "@acme/types", client: "@acme/client", webhooks: "@acme/webhooks" },
  changed: new Set(["spec", "types", "sandbox"]),
  affected: new Set(["spec", "types", "client", "sandbox"]),
};

describe("changesets", () => {
  it("are one per cause, for the packages that come out differently, and render as changesets reads them", () => {
    const planned = planChangesets(sampleView(EVERY_KIND).report, CONTEXT);
    expect(planned.map(({ file, releases }) => [file, Object.fromEntries(releases)])).toEqual([
      ["spec-0123456789ab.md", { "@acme/client": "major", "@acme/spec": "major", "@acme/types": "major" }],
      ["spec-1123456789ab.md", { "@acme/spec": "major" }],
      ["spec-2123456789ab.md", { "@acme/spec": "patch" }],
      ["spec-3123456789ab.md", { "@acme/client": "minor", "@acme/spec": "minor" }],
      ["spec-4123456789ab.md", { "@acme/spec": "patch" }],
      ["spec-5123456789ab.md", { "@acme/spec": "major" }],
    ]);
    const [first] = planned;
    const text = first === undefined ? "" : renderChangeset(first);
    expect(text).toBe(`---
"@acme/client": major
"@acme/spec": major
"@acme/types": major
---

\`quotes.create\` and 1 more: The property \`network\` is required now.

Leave it optional, and give it a default.
`);
    expect(parseChangeset("spec-0123456789ab.md", text)).toEqual(first);
  });

  it("cover with a patch what comes out differently without a change that says so", () => {
    const planned = planChangesets(sampleView([]).report, {
      ...CONTEXT,
      changed: new Set(["types"] as const),
    });
    expect(planned.map(({ file, releases }) => [file, Object.fromEntries(releases)])).toEqual([
      ["spec-regenerated.md", { "@acme/types": "patch" }],
    ]);
  });

  it("give the description the highest bump of all", () => {
    const change = sampleChange({ bumps: { types: "patch", client: "major" } });
    const [planned] = planChangesets(sampleView([change]).report, {
      ...CONTEXT,
      affected: new Set(["spec"]),
    });
    expect(planned?.releases).toEqual(new Map([["@acme/spec", "major"]]));
  });

  it.each([
    ["no front matter", undefined],
    ["---\n[broken\n---\n", undefined],
    ["---\n---\n\nNothing.\n", {}],
    ["---\r\n'@a/b': minor\r\n---\r\n\r\nText.\r\n", { "@a/b": "minor" }],
  ])("written by hand as %j are read", (content, releases) => {
    const parsed = parseChangeset("a.md", content);
    expect(parsed && Object.fromEntries(parsed.releases)).toEqual(releases);
  });
});

describe("a planned changeset", () => {
  const planned = { file: "a.md", releases: new Map([["x", "minor"]] as const), text: "Ours." };

  it("is added where there is none", () => {
    expect(reconcileChangeset(planned, undefined)).toEqual({ kind: "added", changeset: planned });
  });

  it("leaves what somebody wrote when that promises enough", () => {
    const present = { file: "a.md", releases: new Map([["x", "major"]] as const), text: "Better." };
    expect(reconcileChangeset(planned, present)).toEqual({ kind: "kept", changeset: present });
  });

  it("raises what promises less, and keeps its text", () => {
    const present = {
      file: "a.md",
      releases: new Map([
        ["x", "patch"],
        ["y", "major"],
      ] as const),
      text: "Better.",
    };
    expect(reconcileChangeset(planned, present)).toEqual({
      kind: "raised",
      changeset: {
        ...present,
        releases: new Map([
          ["x", "minor"],
          ["y", "major"],
        ]),
      },
    });
  });

  it("is missing when no changeset, or only lower ones, name its packages", () => {
    const present = (level: "patch" | "major") => [
      { file: "b.md", releases: new Map([["x", level]]), text: "" },
    ];
    expect(missingReleases([planned], [])).toEqual([{ name: "x", needed: "minor", present: undefined }]);
    expect(missingReleases([planned], present("patch"))).toEqual([
      { name: "x", needed: "minor", present: "patch" },
    ]);
    expect(missingReleases([planned], present("major"))).toEqual([]);
  });
});

it("a package changes when a file of it is added, removed or reads otherwise", () => {
  const file = (path: string, text = "") => ({ path, text });
  const base = [
    { generator: "types", files: [file("a", "1"), file("b")] },
    { generator: "zod", files: [file("a", "1")] },
    { generator: "errors", files: [file("a")] },
    { generator: "client", files: [file("a"), file("b")] },
  ] as const;
  const revision = [
    { generator: "types", files: [file("a", "1"), file("b")] },
    { generator: "zod", files: [file("a", "2")] },
    { generator: "errors", files: [file("a"), file("b")] },
    { generator: "client", files: [file("a")] },
  ] as const;
  expect(changedPackages(base, revision)).toEqual(["zod", "errors", "client"]);
});

it("a package is affected by what it needs, over any number of packages", () => {
  const needs = { types: [], errors: [], zod: [], client: ["types", "errors"], webhooks: ["types"] } as const;
  expect(affectedPackages([], needs)).toEqual(new Set());
  expect(affectedPackages(["zod"], needs)).toEqual(new Set(["zod"]));
  expect(affectedPackages(["errors"], needs)).toEqual(new Set(["errors", "client"]));
  expect(affectedPackages(["types"], { ...needs, types: [], errors: ["webhooks"] })).toEqual(
    new Set(["types", "webhooks", "client", "errors"]),
  );
});
