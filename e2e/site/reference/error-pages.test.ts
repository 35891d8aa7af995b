import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorEntryModel } from "../../../generators/core/model/api-model.ts";
import { codeEntries, referencePages } from "./reference-pages.ts";

/** Answers of a page, by heading. */
type Answers = Readonly<Record<string, string>>;

const entries = await codeEntries();
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = await referencePages();
});

function answersOf(code: string): Answers {
  const [, ...parts] = (pages.get(`errors/${code}.md`) ?? "").split(/^## /m);
  return Object.fromEntries(
    parts.map((part) => [part.split("\n", 1)[0] ?? "", part.slice(part.indexOf("\n")).trim()]),
  );
}

const REPEAT = /(?:^|[.:] |Then )[Ss]end the (?:same )?request again/;
const NO_REPEAT = /Do not (?:send the (?:same )?request|repeat (?:it|the request)) again|Do not repeat/;

/** Finds sentences on the page of a code that contradict the catalogue or each other. */
function faultsOf({ code, retryClass, details, status }: ErrorEntryModel): string[] {
  const answers = answersOf(code);
  const {
    "What happened": happened = "",
    "Did money move?": money = "",
    "What to do": advice = "",
  } = answers;
  const mayRepeat = retryClass !== "terminal" && details.resend !== false;
  const mayHaveMoved = details.moneyMayHaveMoved === true;
  const isUsed = code === "QUOTES_ALREADY_USED";
  const rules: readonly (readonly [string, boolean])[] = [
    [
      "an answer is missing",
      [happened, money, advice, answers["Which call"] ?? ""].every((text) => text !== ""),
    ],
    ["it asks to repeat what is forbidden", mayRepeat || !REPEAT.test(`${happened} ${advice}`)],
    ["it does not forbid to repeat", mayRepeat || NO_REPEAT.test(advice)],
    [
      "it forbids to repeat what may be repeated",
      !mayRepeat || isUsed || !NO_REPEAT.test(`${happened} ${advice}`),
    ],
    ["it does not ask to repeat", retryClass !== "retryable" || !mayRepeat || REPEAT.test(advice)],
    ["it says that no money moved", !mayHaveMoved || /It may have/.test(money)],
    ["it says that money may have moved", mayHaveMoved || /No\. This request moved no money/.test(money)],
    [
      "it does not warn of a second payment",
      !mayHaveMoved || /another payment in its place|second payment/.test(advice),
    ],
    ["it advises a new quote at once", !mayHaveMoved || !/^Request a new quote/m.test(advice)],
    ["it does not link a guide", /^Guides: \[/m.test(advice)],
    [
      "it does not link the guide on lost responses",
      !(mayHaveMoved || status >= 500) || advice.includes("guides/lost-responses.html"),
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([fault]) => `${code}: ${fault}`);
}

describe("the pages of error codes", () => {
  test("exist for every code of the catalogue", () => {
    expect(entries.length).toBeGreaterThan(130);
    expect(entries.filter(({ code }) => !pages.has(`errors/${code}.md`))).toEqual([]);
  });

  test("answer four questions, and agree with the catalogue and with themselves", () => {
    expect(entries.flatMap(faultsOf)).toEqual([]);
  });

  test("say which calls to make: each link leads to a page", () => {
    const links = entries.flatMap(({ code }) => [
      ...(answersOf(code)["Which call"] ?? "").matchAll(/\]\(\.\.\/(operations\/[^)]+)\)/g),
    ]);
    expect(links.length).toBeGreaterThan(entries.length / 2);
    expect(links.filter(([, path = ""]) => !pages.has(path))).toEqual([]);
  });
});
