import type { Vector } from "../vector.ts";
import { EVENT, event, known, rejects, vector } from "./draft.ts";

const nested = (depth: number, open = "[", close = "]") =>
  event(`"a":${open.repeat(depth - 1)}${open === "[" ? "" : "0"}${close.repeat(depth - 1)}`);

/** Vectors for signed bodies. */
export const payloads: readonly Vector[] = [
  ...[
    "blockchainWallet.new",
    "bankAccount.new",
    "payin.new",
    "payout.new",
    "payout.update",
    "payout.complete",
  ].map((name) => vector(`named ${name}`, { kind: name }, { body: JSON.stringify({ webhook_event: name }) })),
  ...[
    "customer.approved",
    "PAYOUT.NEW",
    "payout.new ",
    "payout",
    "toString",
    "__proto__",
    "constructor",
    "unknown",
    "",
  ].map((name) =>
    vector(
      `named ${JSON.stringify(name)}`,
      { kind: "unknown" },
      { body: JSON.stringify({ webhook_event: name }) },
    ),
  ),
  vector("with a name in escapes", known, { body: '{"webhook_event":"payout\\u002eupdate"}' }),
  vector("with the name last", known, { body: '{"a":1,"webhook_event":"payout.update"}' }),
  vector("with fields that are not described", known, { body: event('"more":[1,{"b":null}]') }),
  vector("that would pollute prototypes", known, {
    body: event('"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'),
  }),
  ...[
    ["without a name", "{}"],
    ["with a name that is null", '{"webhook_event":null}'],
    ["with a name that is a number", '{"webhook_event":1}'],
    ["with a name that is a list", '{"webhook_event":["payout.update"]}'],
    ["with a name that is an object", '{"webhook_event":{"toString":"payout.update"}}'],
    ["with an inherited name", '{"__proto__":{"webhook_event":"payout.update"}}'],
    ["with a name in another case of letters", '{"Webhook_Event":"payout.update"}'],
    ["with the name one level down", '{"data":{"webhook_event":"payout.update"}}'],
    ["that is a list", `[${EVENT}]`],
    ["that is null", "null"],
    ["that is a text", '"payout.update"'],
    ["that is a text with an event", JSON.stringify(EVENT)],
    ["that is a number", "1"],
    ["that is true", "true"],
    ["that is empty", ""],
    ["that is a space", " "],
    ["that is cut off", EVENT.slice(0, -1)],
    ["with more behind it", `${EVENT}{}`],
    ["with a trailing comma", event('"a":1,')],
    ["with a comment", `/**/${EVENT}`],
    ["with single quotes", "{'webhook_event':'payout.update'}"],
    ["with NaN", event('"a":NaN')],
    ["with a zero sign", `${EVENT}\u0000`],
    ["of a form", "webhook_event=payout.update"],
  ].map(([name = "", body = ""]) => vector(name, rejects("payload"), { body })),
  vector("64 lists deep", known, { body: nested(64) }),
  vector("65 lists deep", rejects("payload"), { body: nested(65) }),
  vector("64 objects deep", known, { body: nested(64, '{"a":', "}") }),
  vector("65 objects deep", rejects("payload"), { body: nested(65, '{"a":', "}") }),
  vector("as deep as allowed", known, { body: nested(3), options: { maxDepth: 3 } }),
  vector("deeper than allowed", rejects("payload"), { body: nested(4), options: { maxDepth: 3 } }),
  vector("flat, when nothing more is allowed", known, { options: { maxDepth: 1 } }),
  vector("wide, yet not deep", known, {
    body: event(`"a":[${"[],".repeat(200)}{}]`),
    options: { maxDepth: 3 },
  }),
  vector("with brackets in a text", known, {
    body: event(`"a":"${"[{".repeat(100)}"`),
    options: { maxDepth: 1 },
  }),
  vector("with brackets after an escaped quote in a text", known, {
    body: event(`"a":"\\"${"[".repeat(100)}"`),
    options: { maxDepth: 1 },
  }),
  vector("with depth after a text that ends in an escaped backslash", rejects("payload"), {
    body: event(`"a":"\\\\","b":[[0]]`),
    options: { maxDepth: 2 },
  }),
  vector("deep enough to exhaust a parser", rejects("payload"), { body: `${"[".repeat(20_000)}` }),
];
