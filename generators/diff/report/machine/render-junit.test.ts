import { expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleView } from "../../test/sample-view.ts";
import { renderJunit } from "./render-junit.ts";

it("a JUnit report fails what is a finding, skips what is exempt, and passes the rest", () => {
  const [breaking = sampleChange(), , risky = sampleChange(), , , exempt = sampleChange()] = EVERY_KIND;
  expect(renderJunit(sampleView([breaking, risky, exempt]))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="3" failures="1" skipped="1" errors="0">
  <testsuite name="codegen diff" tests="3" failures="1" skipped="1" errors="0">
    <properties>
      <property name="changes" value="1 breaking, 1 risky, 1 exempt"/>
      <property name="releases" value="spec major, types major, client major"/>
    </properties>
    <testcase classname="POST /v1/quotes (quotes.create)" name="Request property \`network\` is now required. [0123456789ab]"><failure type="property-newly-required" message="Request property \`network\` is now required.">spec/QuoteCreate.yaml:7:3
Example of what breaks: {&quot;amount&quot;:1}
Instead: Make it optional, with a default.</failure></testcase>
    <testcase classname="POST /v1/quotes (quotes.create)" name="Request property \`limit\`: default was changed from 50 to 10. [2123456789ab]"/>
    <testcase classname="POST /v1/quotes (quotes.create)" name="The parameter \`page\` was removed. [5123456789ab]"><skipped message="Exempt: Nobody sends it: checked in the logs."/></testcase>
  </testsuite>
</testsuites>`);
});

it("a report without changes has one test that passes", () => {
  expect(renderJunit(sampleView([]))).toContain('<testcase classname="the document" name="No changes"/>');
});

it("text of the document cannot leave its attribute", () => {
  const text = renderJunit(sampleView([sampleChange({ message: 'a"/><x>&\u0001' })]));
  expect(text).toContain('message="a&quot;/&gt;&lt;x&gt;&amp; "');
});
