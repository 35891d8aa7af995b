import { describe, expect, it } from "vitest";
import { modelOf } from "../../core/model/test/model-of.ts";
import { EVERY_KIND, sampleChange, sampleLocation, sampleView } from "../test/sample-view.ts";
import { affectedPackages, changedPackages } from "./affected-packages.ts";
import { parseChangeset, renderChangeset } from "./changeset.ts";
import { missingReleases, reconcileChangeset, staleChangesets } from "./compare-changesets.ts";
import { limitBumps, writtenPackages } from "./package-bumps.ts";
import { planChangesets, type ReleaseContext } from "./plan-changesets.ts";

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
# written by codegen, 62595b6614d5
"@acme/client": major
"@acme/spec": major
"@acme/types": major
---

\`quotes.create\` and \`quotes.replace\`: Request property \`network\` is now required.

Send it with every request.
`);
    expect(parseChangeset("spec-0123456789ab.md", text)).toEqual(first);
  });

  it("name the command that adapts code to a rename", () => {
    const renamed = sampleChange({ renamed: { from: "network", to: "chain" } });
    expect(planChangesets(sampleView([renamed]).report, CONTEXT)[0]?.text).toMatch(
      /\n\nSend it with every request\. `npx codegen upgrade --project \.` does it in your code\.$/,
    );
  });

  it("name every operation, up to 30", () => {
    const firstLine = (count: number): string | undefined => {
      const reached = Array.from({ length: count }, (_, index) => sampleLocation({ name: `o${index + 1}` }));
      return planChangesets(sampleView([sampleChange({ reached })]).report, CONTEXT)[0]?.text.split(":")[0];
    };
    const names = Array.from({ length: 30 }, (_, index) => `\`o${index + 1}\``);
    expect(firstLine(1)).toBe("`o1`");
    expect(firstLine(30)).toBe(`${names.slice(0, 29).join(", ")} and \`o30\``);
    expect(firstLine(32)).toBe(`${names.join(", ")} and 2 more`);
  });

  it("get a patch when their code changes without a reported change", () => {
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

describe("the bumps of a report", () => {
  it("are those of packages that exist", () => {
    const change = sampleChange({
      bumps: { spec: "major", types: "minor", errors: "patch", sandbox: "minor" },
    });
    const limited = limitBumps(sampleView([change]).report, ["types", "zod", "errors"]);
    expect(limited.changes.map(({ bumps }) => bumps)).toEqual([{ types: "minor", errors: "patch" }]);
  });

  const GONE = { status: 404, retryClass: "terminal", description: "Gone." };
  it.each([
    [{ components: {} }, ["types", "zod"]],
    [{ paths: { "/a": { get: {} } } }, ["types", "zod", "client"]],
    [{ webhooks: { a: { post: {} } } }, ["types", "zod", "webhooks"]],
    [{ components: {}, "x-codegen-error-catalog": { GONE } }, ["types", "errors", "zod"]],
  ])(
    "of a document without a configuration are those of what is written for it: %j",
    async (parts, packages) => {
      const generators = [
        { name: "types", impact: "types" },
        { name: "errors", impact: "errors" },
        { name: "zod", impact: "validators" },
        { name: "client", impact: "client" },
        { name: "webhooks", impact: "events" },
      ] as const;
      expect(writtenPackages([await modelOf(parts)], generators)).toEqual(packages);
    },
  );
});

describe("a changeset that a run wrote", () => {
  const written = {
    file: "spec-1.md",
    releases: new Map([["x", "minor"]] as const),
    text: "Ours.",
    isUntouched: true,
  };
  const text = renderChangeset(written);

  it.each([
    ["as it was written", text, true],
    ["with other line ends", text.replaceAll("\n", "\r\n"), true],
    ["with other words", text.replace("Ours.", "Better."), false],
    ["with another level", text.replace("minor", "major"), false],
    ["with another package", text.replace("---\n\n", "y: patch\n---\n\n"), false],
    ["without its mark", text.replace(/#.*\n/, ""), false],
  ])("%s: untouched or not", (_, content, isUntouched) => {
    expect(parseChangeset("spec-1.md", content)).toMatchObject({ isUntouched });
  });

  it("is stale when nothing planned has its name, unless it was edited or names packages of others", () => {
    const edited = { ...written, file: "spec-2.md", isUntouched: false };
    const foreign = { ...written, file: "spec-3.md", releases: new Map([["y", "minor"]] as const) };
    const own = [written, edited, foreign];
    expect(staleChangesets({ own, planned: [], packages: ["x"] })).toEqual([written]);
    expect(staleChangesets({ own, planned: [written], packages: ["x"] })).toEqual([]);
  });
});

describe("a planned changeset", () => {
  const planned = {
    file: "a.md",
    releases: new Map([["x", "minor"]] as const),
    text: "Ours.",
    isUntouched: true,
  };

  it("is added where there is none", () => {
    expect(reconcileChangeset(planned, undefined)).toEqual({ kind: "added", changeset: planned });
  });

  it("leaves what somebody wrote when that promises enough", () => {
    const present = {
      file: "a.md",
      releases: new Map([["x", "major"]] as const),
      text: "Better.",
      isUntouched: false,
    };
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
      isUntouched: false,
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

  it("takes the place of what nobody has edited, and leaves alone what is the same", () => {
    const higher = { ...planned, releases: new Map([["x", "major"]] as const) };
    expect(reconcileChangeset(planned, higher)).toEqual({ kind: "rewritten", changeset: planned });
    expect(reconcileChangeset(planned, { ...planned })).toEqual({ kind: "kept", changeset: planned });
  });

  it("is missing when no changeset, or only lower ones, name its packages", () => {
    const present = (level: "patch" | "major") => [
      { file: "b.md", releases: new Map([["x", level]]), text: "", isUntouched: false },
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
