import type { Vector } from "../vector.ts";
import { FORMS, known, rejects, vector } from "./draft.ts";

const upper = (headers: [string, string][]) =>
  headers.map(([name, value]): [string, string] => [name.toUpperCase(), value]);
const without = (part: string) => (headers: [string, string][]) =>
  headers.filter(([name]) => !name.endsWith(part));
const renamed = (part: string, prefix: string) => (headers: [string, string][]) =>
  headers.map(([name, value]): [string, string] =>
    name.endsWith(part) ? [prefix + part, value] : [name, value],
  );
const valued = (part: string, value: string) => (headers: [string, string][]) =>
  headers.map(([name, old]): [string, string] => [name, name.endsWith(part) ? value : old]);
const twice = (part: string, value?: string) => (headers: [string, string][]) =>
  headers.flatMap(([name, old]): [string, string][] =>
    name.endsWith(part)
      ? [
          [name, old],
          [name, value ?? old],
        ]
      : [[name, old]],
  );
const PARTS = ["id", "timestamp", "signature"] as const;

/** Vectors for the three headers: forms, cases of letters, order, repetitions. */
export const headers: readonly Vector[] = [
  ...FORMS.map((form) => vector(`in the form ${form}`, known, { form })),
  ...FORMS.map((form) => vector(`in capital letters, in the form ${form}`, known, { form, headers: upper })),
  vector("among others", known, {
    headers: (all) => [["content-type", "application/json"], ...all, ["x-id", "1"]],
  }),
  vector("in another order", known, { headers: (all) => [...all].reverse() }),
  ...PARTS.map((part) => vector(`without ${part}`, rejects("headers"), { headers: without(part) })),
  ...PARTS.map((part) => vector(`with an empty ${part}`, rejects("headers"), { headers: valued(part, "") })),
  vector("without any", rejects("headers"), { headers: () => [] }),
  ...PARTS.flatMap((part) =>
    (["headers", "lists", "raw"] as const).map((form) =>
      vector(`with ${part} twice, in the form ${form}`, rejects("headers"), { form, headers: twice(part) }),
    ),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} twice in two cases of letters`, rejects("headers"), {
      headers: (all) => [...all, ...upper(all).filter(([name]) => name.endsWith(part.toUpperCase()))],
    }),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} twice, joined by a comma`, rejects("headers"), {
      headers: (all) =>
        all.map(([name, value]) => [name, name.endsWith(part) ? `${value}, ${value}` : value]),
    }),
  ),
  vector("with an empty id before the right one", rejects("headers"), {
    form: "lists",
    headers: (all) => [["webhook-id", ""], ...all],
  }),
  vector("of another prefix, which is allowed", known, {
    prefix: "acme-",
    options: { headerPrefix: "acme-" },
  }),
  vector("of another prefix in capital letters", known, {
    prefix: "Acme-",
    options: { headerPrefix: "aCME-" },
  }),
  vector("of the second allowed prefix", known, {
    prefix: "acme-",
    options: { headerPrefix: ["webhook-", "acme-"] },
  }),
  vector("of the first allowed prefix", known, { options: { headerPrefix: ["webhook-", "acme-"] } }),
  vector("of a prefix with dashes", known, { prefix: "x-acme-", options: { headerPrefix: "x-acme-" } }),
  vector("of a prefix that is not allowed", rejects("headers"), { prefix: "acme-" }),
  vector("of the default prefix when another is asked for", rejects("headers"), {
    options: { headerPrefix: "acme-" },
  }),
  vector("of a prefix without its beginning", rejects("headers"), {
    prefix: "acme-",
    options: { headerPrefix: "x-acme-" },
  }),
  vector("of an allowed prefix beside one that nobody asked for", known, {
    headers: (all) => [...all, ["acme-id", "msg_2"], ["acme-signature", "v1,AAAA"]],
  }),
  ...PARTS.map((part) =>
    vector(`with ${part} under the other allowed prefix`, rejects("headers"), {
      headers: renamed(part, "acme-"),
      options: { headerPrefix: ["webhook-", "acme-"] },
    }),
  ),
  ...PARTS.map((part) =>
    vector(`complete, and ${part} under the other allowed prefix as well`, rejects("headers"), {
      headers: (all) => [...all, ...renamed(part, "acme-")(all).filter(([name]) => name.startsWith("acme-"))],
      options: { headerPrefix: ["webhook-", "acme-"] },
    }),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} under a prefix that is not allowed`, rejects("headers"), {
      headers: renamed(part, "acme-"),
    }),
  ),
  vector("with a long id", known, { id: `msg_${"x".repeat(200)}` }),
  vector("with the longest id", known, { id: "x".repeat(512) }),
  vector("with an id that is too long", rejects("headers"), { id: "x".repeat(513) }),
  vector("with dots in the id", known, { id: "msg.1.2" }),
  vector("with every printable sign in the id", known, {
    id: String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 0x21)),
  }),
  vector("with a space in the id", rejects("headers"), { id: "msg 1" }),
  vector("with a letter beyond ASCII in the id", rejects("headers"), { id: "msg_é" }),
  vector("with a control sign in the id", rejects("headers"), { id: "msg_\u0001" }),
  vector("with a delete sign in the id", rejects("headers"), { id: "msg_\u007f" }),
];
