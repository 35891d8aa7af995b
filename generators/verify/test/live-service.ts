import type { RequestListener, ServerResponse } from "node:http";

/** Operations of the described service, by their success response. */
export type OperationKind = "list" | "thing" | "open" | "table" | "nothing" | "detail" | "unsent";

const JSON_TYPE = "application/json";
const ERROR = {
  type: "object",
  required: ["success", "code"],
  properties: { success: { const: false }, code: { type: "string" } },
};
const THING = {
  type: "object",
  required: ["id"],
  properties: { id: { $ref: "#/components/schemas/ThingId" } },
};
const jsonOf = (schema: object) => ({ description: "Done.", content: { [JSON_TYPE]: { schema } } });
const failures = { "4XX": jsonOf(ERROR), "5XX": jsonOf(ERROR) };

const SUCCESSES: Readonly<Record<OperationKind, object>> = {
  list: {
    200: jsonOf({
      oneOf: [
        { type: "array", items: THING },
        { type: "object", required: ["data"], properties: { data: { type: "array", items: THING } } },
      ],
    }),
  },
  thing: { 200: jsonOf(THING) },
  open: { 200: jsonOf({ type: "object", properties: { name: { type: "string" } } }) },
  table: { 200: { description: "Rows.", content: { "text/csv": { schema: { type: "string" } } } } },
  nothing: { 204: { description: "Nothing to say." } },
  detail: { 200: jsonOf(THING) },
  unsent: { 200: jsonOf(THING) },
};

export const KINDS = Object.keys(SUCCESSES) as readonly OperationKind[]; // keys of a closed record

const LIST = {
  parameters: ["limit", "starting_after", "ending_before"].map((name) => ({
    name,
    in: "query",
    schema: name === "limit" ? { type: "integer", enum: [10] } : { type: "string" },
  })),
  "x-codegen-pagination": {
    kind: "cursor",
    mode: "optional",
    limit: "limit",
    after: "starting_after",
    before: "ending_before",
    items: "data",
    next: "next",
    more: "more",
  },
};
const ID = { name: "thing_id", in: "path", required: true, schema: { $ref: "#/components/schemas/ThingId" } };

/** The description of all these services: one operation of each kind. */
export const DESCRIPTION: string = JSON.stringify({
  openapi: "3.1.1",
  info: { title: "Things", version: "1" },
  paths: Object.fromEntries(
    KINDS.map((kind) => [
      kind === "detail" ? "/detail/{thing_id}" : `/${kind}`,
      {
        [kind === "unsent" ? "post" : "get"]: {
          operationId: kind,
          responses: { ...SUCCESSES[kind], ...failures },
          ...(kind === "list" ? LIST : {}),
          ...(kind === "detail" ? { parameters: [ID] } : {}),
        },
      },
    ]),
  ),
  components: { schemas: { ThingId: { type: "string", pattern: "^th_", examples: ["th_example"] } } },
});

/** A request for one of the operations. */
export interface Asked {
  readonly kind: OperationKind;
  /** True for a page of the list. */
  readonly isPage: boolean;
}

/** Required result for a response. */
export interface Wanted {
  /** A complete response with a status of 2xx. */
  readonly isSuccess: boolean;
  readonly isChecked: boolean;
  readonly isMismatch: boolean;
  /** True if the response has the ID of a thing. */
  readonly hasId?: boolean;
}

/** One way to respond, and the required result. */
export interface Answer {
  readonly name: string;
  readonly send: (response: ServerResponse, asked: Asked) => void;
  readonly wanted: (asked: Asked) => Wanted;
}

const NO_SUCCESS: Wanted = { isSuccess: false, isChecked: false, isMismatch: false };
const UNCHECKED: Wanted = { isSuccess: true, isChecked: false, isMismatch: true };
const DIFFERENT: Wanted = { isSuccess: true, isChecked: true, isMismatch: true };
const AS_DESCRIBED: Wanted = { isSuccess: true, isChecked: true, isMismatch: false };

const PAGE_OF_HTML = "<!doctype html><title>Sign in</title>";
const ENVELOPE = JSON.stringify({ success: false, code: "BROKEN", message: "broken" });

function send(status: number, headers: Record<string, string>, body = "") {
  return (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };
}

function outside(status: number, headers: Record<string, string> = {}, body = ""): Answer {
  const name = `status ${status} ${headers["content-type"] ?? ""}`.trim();
  return { name, send: send(status, headers, body), wanted: () => NO_SUCCESS };
}

/** Sends the success of each kind of operation. */
function sendGood(response: ServerResponse, { kind, isPage }: Asked): void {
  const thing = { id: "th_real" };
  const ofJson = (value: unknown) => send(200, { "content-type": JSON_TYPE }, JSON.stringify(value));
  const sending = {
    list: ofJson(isPage ? { data: [thing] } : [thing]),
    thing: ofJson(thing),
    open: ofJson({ name: "x" }),
    table: send(200, { "content-type": "text/csv" }, "a,b\n"),
    nothing: send(204, {}),
    detail: ofJson(thing),
    unsent: ofJson(thing),
  }[kind];
  sending(response);
}

/** Returns a JSON success, which is only comparable if the operation describes one. */
function json(name: string, body: string, wanted: (kind: OperationKind) => Wanted): Answer {
  return {
    name,
    send: send(200, { "content-type": JSON_TYPE }, body),
    wanted: ({ kind }) => (kind === "nothing" || kind === "table" ? UNCHECKED : wanted(kind)),
  };
}

/** All ways of responding. */
export const ANSWERS: readonly Answer[] = [
  {
    name: "as described",
    send: sendGood,
    wanted: ({ kind }) => ({
      ...AS_DESCRIBED,
      hasId: kind === "list" || kind === "thing" || kind === "detail",
    }),
  },
  outside(404, { "content-type": JSON_TYPE }, ENVELOPE),
  outside(404, { "content-type": "text/html" }, PAGE_OF_HTML),
  outside(400, { "content-type": JSON_TYPE }, "{}"),
  outside(401, { "content-type": JSON_TYPE }, ENVELOPE),
  outside(408),
  outside(429, { "content-type": JSON_TYPE }, ENVELOPE),
  outside(500, { "content-type": JSON_TYPE }, ENVELOPE),
  outside(500),
  outside(502, { "content-type": "text/html" }, PAGE_OF_HTML),
  outside(503, { "content-type": "text/plain" }, "busy"),
  outside(302, { location: "https://login.test/" }),
  outside(302, { "content-type": JSON_TYPE }, "{}"),
  outside(307, { location: "/elsewhere" }),
  outside(304),
  {
    name: "HTML",
    send: send(200, { "content-type": "text/html" }, PAGE_OF_HTML),
    wanted: () => UNCHECKED,
  },
  json("HTML that is called JSON", PAGE_OF_HTML, () => UNCHECKED),
  json("JSON that is cut", '[{"id":"th_', () => UNCHECKED),
  json("an empty body", "", () => UNCHECKED),
  json("an error envelope", ENVELOPE, () => UNCHECKED),
  json("an empty object", "{}", (kind) => (kind === "open" ? AS_DESCRIBED : DIFFERENT)),
  json("an empty list", "[]", (kind) => (kind === "list" ? AS_DESCRIBED : DIFFERENT)),
  json("null", "null", () => DIFFERENT),
  { name: "nothing at all", send: send(200, {}), wanted: () => UNCHECKED },
  {
    name: "JSON that is called text",
    send: send(200, { "content-type": "text/plain" }, '[{"id":"th_real"}]'),
    wanted: () => UNCHECKED,
  },
  {
    name: "another success",
    send: send(202, { "content-type": JSON_TYPE }, '{"id":"th_real"}'),
    wanted: () => UNCHECKED,
  },
  {
    name: "no content",
    send: send(204, {}),
    wanted: ({ kind }) => (kind === "nothing" ? AS_DESCRIBED : UNCHECKED),
  },
  {
    name: "a body that is shorter than its length",
    send: (response) => {
      response.writeHead(200, { "content-type": JSON_TYPE, "content-length": "1000" });
      response.write('[{"id":"th_real"}]', () => response.destroy());
    },
    wanted: () => NO_SUCCESS,
  },
  { name: "a connection that is reset", send: (response) => response.destroy(), wanted: () => NO_SUCCESS },
];

/** Creates a service that responds to each request as the test says. */
export function listenerOf(answerOf: (asked: Asked) => Answer): RequestListener {
  return ({ url = "" }, response) => {
    const kind = KINDS.find((candidate) => url.startsWith(`/${candidate}`)) ?? "nothing";
    const asked = { kind, isPage: url.includes("limit=") };
    answerOf(asked).send(response, asked);
  };
}
