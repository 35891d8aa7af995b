import { expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleView } from "../../test/sample-view.ts";
import { renderGithub } from "./render-github.ts";

it("annotations stand at the line of the revision, removals at the file of the base", () => {
  expect(renderGithub(sampleView(EVERY_KIND)).split("\n")).toEqual([
    "::error file=spec/QuoteCreate.yaml,line=7,col=3,title=breaking%3A property-newly-required::Request property `network` is now required.%0AAffects quotes.create, quotes.replace.%0AMake it optional, with a default.%0AFingerprint 0123456789ab.",
    "::error file=spec/openapi.yaml,title=breaking%3A webhook-removed::The event `quote.gone` was removed.%0AAffects quote.gone.%0ARemoved from origin/main:spec/openapi.yaml:40.%0AFingerprint 1123456789ab.",
    "::warning file=spec/QuoteCreate.yaml,line=7,col=3,title=risky%3A default-changed::Request property `limit`: default was changed from 50 to 10.%0AAffects quotes.create.%0AMake it optional, with a default.%0AFingerprint 2123456789ab.",
    "::notice file=spec/QuoteCreate.yaml,line=7,col=3,title=exempt%3A parameter-removed::The parameter `page` was removed.%0AAffects quotes.create.%0AExempt: Nobody sends it: checked in the logs.%0AFingerprint 5123456789ab.",
    "2 breaking, 1 risky, 1 safe, 1 docs, 1 exempt. Releases, at most: spec major, types major, client major, webhooks major.",
  ]);
});

it("no name of the document can end an annotation or begin another", () => {
  const location = { file: "a,b:c%.yaml", line: 1, column: 1, pointer: "" };
  const text = renderGithub(sampleView([sampleChange({ location, message: "100%\n::error::x" })]));
  expect(text).toContain("file=a%2Cb%3Ac%25.yaml,line=1");
  expect(text).toContain("::100%25 ::error::x%0AAffects");
  expect(text.split("\n")).toHaveLength(2);
});
