import { expect, it } from "vitest";
import { bundleFiles } from "../test/documents.ts";
import { nodesToLint } from "./lint-document.ts";
import { warningsOf } from "./node-rule.ts";
import { malformedSunset } from "./sunset-dates.ts";

async function found(sunset: unknown): Promise<string[]> {
  const removed = { deprecated: true, "x-sunset": sunset };
  const operation = { ...removed, parameters: [{ name: "p", in: "query", ...removed }] };
  const { document } = await bundleFiles({
    "a.json": JSON.stringify({
      openapi: "3.1.1",
      info: { title: "T", version: "1" },
      paths: { "/a": { get: operation } },
      webhooks: { b: { post: removed } },
      components: { schemas: { A: { properties: { p: removed } } }, headers: { B: removed } },
    }),
  });
  const diagnostics = warningsOf(malformedSunset, document, nodesToLint(document));
  return diagnostics.map(({ message, location }) => `${location.pointer} ${message}`);
}

it.each(["soon", "", "version 5", "2027-02-30", "31.01.2027", "2027-1-1", 20_270_131, true, null])(
  "%j is reported wherever something can be deprecated",
  async (sunset) => {
    const message = `"x-sunset" is ${JSON.stringify(sunset)}, which is not a date; it is ignored.`;
    const places = [
      ...["/paths/~1a/get", "/paths/~1a/get/parameters/0", "/webhooks/b/post"],
      ...["/components/schemas/A/properties/p", "/components/headers/B"],
    ].map((pointer) => `${pointer}/x-sunset ${message}`);
    expect((await found(sunset)).sort()).toEqual(places.sort());
  },
);

it.each(["2027-01-31", "2020-02-29", "2027-01-31T23:59:60Z", "2027-01-31T10:00:00+02:00"])(
  "%s is a date",
  async (sunset) => {
    expect(await found(sunset)).toEqual([]);
  },
);
