import type { Vector } from "../vector.ts";
import { bytes, EVENT, event, known, OTHER, rejects, vector } from "./draft.ts";

const BOM = [0xef, 0xbb, 0xbf];
/** Bodies as text and as bytes. */
export const bodies: readonly Vector[] = [
  vector("as text", known),
  vector("as bytes", known, { body: Buffer.from(EVENT) }),
  vector("with a leading byte order mark", known, { body: bytes(BOM, EVENT) }),
  vector("with spaces around", known, { body: ` \n${EVENT}\r\n` }),
  vector("that a JSON round trip would change", known, {
    body: event('"amount": 1.0, "b": 1e2, "c":"\\u0041\\/"'),
  }),
  vector("with letters beyond ASCII", known, { body: event('"name":"Zoë 🦉"') }),
  vector("with letters beyond ASCII, as bytes", known, { body: Buffer.from(event('"name":"Zoë 🦉"')) }),
  vector("with a zero sign, escaped", known, { body: event('"name":"\\u0000"') }),
  vector("with half a pair of surrogates, escaped", known, { body: event('"name":"\\ud800"') }),
  vector("with two byte order marks", rejects("payload"), { body: bytes(BOM, BOM, EVENT) }),
  vector("with a byte order mark at its end", rejects("payload"), { body: bytes(EVENT, BOM) }),
  ...(
    [
      ["a byte that UTF-8 has not", [0xff]],
      ["a continuation byte alone", [0x80]],
      ["a letter cut off", [0xc3]],
      ["an overlong slash", [0xc0, 0xaf]],
      ["half a pair of surrogates", [0xed, 0xa0, 0x80]],
      ["a letter beyond the last one", [0xf4, 0x90, 0x80, 0x80]],
      ["Latin-1", [0xe9]],
    ] as [string, number[]][]
  ).map(([name, part]) =>
    vector(`with ${name}`, rejects("payload"), {
      body: bytes('{"webhook_event":"payout.update","a":"', part, '"}'),
    }),
  ),
  vector("in UTF-16", rejects("payload"), { body: Buffer.from(EVENT, "utf16le") }),
  vector("with a byte swapped that decoding would hide", rejects("signature"), {
    body: bytes('{"webhook_event":"payout.update","a":"', [0xfe], '"}'),
    signed: { body: bytes('{"webhook_event":"payout.update","a":"', [0xff], '"}') },
  }),
  vector("whose sign of replacement was signed, with a broken byte instead", rejects("signature"), {
    body: bytes('{"webhook_event":"payout.update","a":"', [0xff], '"}'),
    signed: { body: event('"a":"\ufffd"') },
  }),
  vector("whose byte order mark was lost", rejects("signature"), { signed: { body: bytes(BOM, EVENT) } }),
  ...(
    [
      ["an object", { webhook_event: "payout.update", amount: 1 }],
      ["a list", []],
      ["null", null],
      ["a number", 1],
      ["true", true],
      ["a buffer in JSON", { type: "Buffer", data: [123, 125] }],
    ] as [string, unknown][]
  ).map(([name, parsed]) =>
    vector(`that was parsed to ${name}`, rejects("body-consumed"), { given: { parsed } }),
  ),
  vector("as long as allowed", known, { options: { maxBodyBytes: EVENT.length } }),
  vector("one byte longer than allowed", rejects("too-large"), {
    options: { maxBodyBytes: EVENT.length - 1 },
  }),
  vector("longer than allowed in bytes, though not in letters", rejects("too-large"), {
    body: event('"name":"ëëëë"'),
    options: { maxBodyBytes: event('"name":"ëëëë"').length },
  }),
  vector("longer than allowed and wrongly signed", rejects("too-large"), {
    secret: OTHER,
    options: { maxBodyBytes: 10 },
  }),
];
