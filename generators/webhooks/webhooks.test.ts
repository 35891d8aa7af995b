import { describe, expect, test } from "vitest";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { webhooks } from "./index.ts";

const options: RunContext = {
  modules: { types: "@acme/types", errors: "", zod: "", client: "", webhooks: "", runtime: "@acme/runtime" },
  importExtension: ".js",
  headerCommand: "generate",
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const event = (schema: unknown, more: Record<string, unknown> = {}) => ({
  post: {
    ...more,
    requestBody: { content: { "application/json": { schema } } },
    responses: { 200: { description: "OK" } },
  },
});
const named = (name: string) => ({
  type: "object",
  properties: { event: { const: name }, id: { type: "string" } },
});

async function eventsOf(document: Record<string, unknown>): Promise<string> {
  const generated = await webhooks().generate(await modelOf(document), options);
  if (generated.kind !== "files") throw new Error(generated.reason);
  return generated.files.find(({ path }) => path === "events.ts")?.text.replace(/^\/\/ .*\n\n/, "") ?? "";
}

test("a document without webhooks gives nothing, and says so", async () => {
  const generated = await webhooks().generate(await modelOf({ paths: {} }), options);
  expect(generated).toEqual({ kind: "nothing", reason: "the document has no webhooks" });
});

test("the events of a document are a map, a list of names, and a description", async () => {
  const text = await eventsOf({
    webhooks: {
      "letter.new": event(ref("LetterNew"), {
        summary: "A letter was written",
        description: "It may still change.",
      }),
      "letter.gone": event({ allOf: [ref("Letter"), named("letter.gone")] }),
    },
    components: { schemas: { Letter: { type: "object" }, LetterNew: named("letter.new") } },
  });
  expect(text).toBe(`import type { EventDescription } from "@acme/runtime/webhooks";
import type { LetterNew, webhooks } from "@acme/types";

export type {
  LetterNew,
} from "@acme/types";

export type LetterGoneEvent = NonNullable<webhooks["letter.gone"]["post"]["requestBody"]>["content"]["application/json"];

/** The payload type of each event, by event name. */
export interface WebhookEventMap {
  /**
   * A letter was written
   *
   * It may still change.
   */
  "letter.new": LetterNew;
  "letter.gone": LetterGoneEvent;
}

/** The names of all events, in the order of the description. */
export const webhookEventNames = [
  "letter.new",
  "letter.gone",
] as const;

/** Description of the events for a webhook receiver. */
export const webhookEvents: EventDescription<WebhookEventMap> = {
  eventNames: webhookEventNames,
  nameProperty: "event",
};
`);
});

describe("payload types", () => {
  test("are the twins of components that travel both ways", async () => {
    const Letter = { type: "object", properties: { status: { enum: ["draft", "sent"] } } };
    const body = { content: { "application/json": { schema: ref("Letter") } } };
    const text = await eventsOf({
      paths: { "/letters": { post: { requestBody: body, responses: { 200: { description: "OK" } } } } },
      webhooks: { "letter.new": event(ref("Letter")) },
      components: { schemas: { Letter } },
    });
    expect(text).toContain('"letter.new": LetterResponse;');
  });

  test("that have no component step aside for one of their name", async () => {
    const text = await eventsOf({
      webhooks: { "letter.new": event({ type: "object" }) },
      components: { schemas: { LetterNewEvent: {} } },
    });
    expect(text).toContain("export type LetterNewEvent_ = NonNullable<");
  });

  test("are unknown for events without a JSON payload", async () => {
    const text = await eventsOf({
      webhooks: { ping: { post: { responses: { 200: { description: "OK" } } } } },
    });
    expect(text).toContain("export type PingEvent = unknown;");
  });
});

describe("the property that names the event", () => {
  test.each([
    ["is one that every payload fixes", [named("a"), named("b")], true],
    ["may be a set of one", [{ type: "object", properties: { event: { enum: ["a"] } } }, named("b")], true],
    ["is none when one payload has another value", [named("a"), named("c")], false],
    ["is none when one payload leaves it open", [named("a"), { type: "object" }], false],
  ])("%s", async (_, [a, b], found) => {
    const text = await eventsOf({ webhooks: { a: event(a), b: event(b) } });
    expect(text.includes('nameProperty: "event"')).toBe(found);
    expect(text.includes("EventDescription")).toBe(found);
    expect(text.includes("No property of the payloads contains the event name")).toBe(!found);
  });
});
