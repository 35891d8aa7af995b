import { describe, expect, test } from "vitest";
import * as z from "zod";
import * as formats from "../../../src/zod/format/checks.ts";

const cases = [
  {
    format: formats.dateTime(),
    name: "date-time",
    good: ["2026-02-28T23:59:59.5Z", "2024-02-29t00:00:00+01:00", "1998-12-31T23:59:60Z"],
    bad: ["2026-02-29T00:00:00Z", "2026-01-01T00:00:00", "2026-01-01", "1998-12-31T22:59:60Z"],
  },
  { format: formats.date(), name: "date", good: ["2026-11-30"], bad: ["2026-11-31", "26-1-1", "2026-00-10"] },
  {
    format: formats.time(),
    name: "time",
    good: ["12:00:00Z", "15:59:60-08:00"],
    bad: ["12:00:00", "24:00:00Z", "12:00:60Z"],
  },
  {
    format: formats.email(),
    name: "email",
    good: ["ada@example.com", '"a b"@example.com', "a@[127.0.0.1]", "a@[IPv6:::1]"],
    bad: ["ada", "@example.com", "a..b@example.com", "a@-example.com"],
  },
  {
    format: formats.uri(),
    name: "uri",
    good: ["https://example.com/a?b#c", "urn:a:b", "http://[::1]:80/"],
    bad: ["/relative", "https://exa mple.com", "http://a/%zz", "http://[::1"],
  },
  {
    format: formats.uriReference(),
    name: "uri-reference",
    good: ["/relative?x#y", "", "//host/path"],
    bad: ["\\\\windows", "a b"],
  },
  {
    format: formats.uuid(),
    name: "uuid",
    good: ["00000000-0000-0000-0000-000000000000"],
    bad: ["00000000-0000-0000-0000-00000000000", "g0000000-0000-0000-0000-000000000000"],
  },
  {
    format: formats.ipv4(),
    name: "ipv4",
    good: ["192.0.2.1"],
    bad: ["192.0.2", "192.0.2.256", "192.0.02.1"],
  },
  {
    format: formats.ipv6(),
    name: "ipv6",
    good: ["::", "2001:db8::1", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8"],
    bad: [":", "1:2:3:4:5:6:7", "1::2::3", "12345::", "1:2:3:4:5:6:7:8::"],
  },
  {
    format: formats.duration(),
    name: "duration",
    good: ["P1Y2M3DT4H5M6S", "P2W", "PT36H", "P1M2D"],
    bad: ["P", "PT", "P1Y2D", "P1DT", "P2D1Y", "PT0.5S", "P1Y2W"],
  },
  {
    format: formats.idnEmail(),
    name: "idn-email",
    good: ["δοκιμή@example.com", '"δ"@실례.테스트', "ada@example.com"],
    bad: ["δοκιμή", "a..β@example.com", "a@-실례"],
  },
  {
    format: formats.hostname(),
    name: "hostname",
    good: ["www.example.com", "1host", "xn--ll-0ea"],
    bad: ["", "example.", "host_name", "-a", "xn--X", "xn--al-0ea", "xn--kll-0e0a", `${"a".repeat(64)}.com`],
  },
  {
    format: formats.idnHostname(),
    name: "idn-hostname",
    good: ["실례.테스트", "실례。테스트", "l·l", "א׳ב", "क्‍ष", "example.com", "ı", "Ꭰ", "ΐ"],
    bad: [
      "a·l",
      "실〮례.테스트",
      "0a.א",
      "אa",
      "cafe\u0301",
      "xn--7a",
      "ü".repeat(60),
      "ῄ",
      "ꭰ",
      "a\ufe0f",
      "\u1100",
    ],
  },
  {
    format: formats.iri(),
    name: "iri",
    good: ["http://ƒøø.ßår/?∂éœ=πîx#πîüx", "urn:a:b", "http://a/?\ue000"],
    bad: ["/âππ", "http://a/\ue000", "http://a/\u0085", "http://[::1/ä"],
  },
  {
    format: formats.iriReference(),
    name: "iri-reference",
    good: ["/âππ", "#ƒrägmênt"],
    bad: ["\\\\WINDOWS\\filëßåré", "#ƒräg\\mênt"],
  },
  {
    format: formats.uriTemplate(),
    name: "uri-template",
    good: ["", "/a/{term:1}/{+b,c*}{?q}", "a%41b", "a'b"],
    bad: ["{}", "{a", "a}", "{a,}", "{v:0}", "{v:10000}", "a b", "%zz"],
  },
  {
    format: formats.jsonPointer(),
    name: "json-pointer",
    good: ["", "/a~0b/c~1d/", "/ "],
    bad: ["a", "#/a", "/~", "/~2"],
  },
  {
    format: formats.relativeJsonPointer(),
    name: "relative-json-pointer",
    good: ["0", "120/a", "0#"],
    bad: ["", "/a", "01", "-1", "0##", "1#/a"],
  },
  {
    format: formats.regex(),
    name: "regex",
    good: ["^(a|b)+$", "(?<n>a)\\k<n>", "[]"],
    bad: ["^(abc]", "\\a", "(?i)abc"],
  },
  { format: formats.byte(), name: "byte", good: ["", "YWJj", "YQ=="], bad: ["YQ", "Y-==", "Y===", "=YWJ"] },
];

describe.each(cases)("$name", ({ format, name, good, bad }) => {
  test.each(good)("accepts %j", (text) =>
    expect(z.string().check(format).safeParse(text).success).toBe(true),
  );

  test.each(bad)("rejects %j, by its name", (text) => {
    const { error } = z.string().check(format).safeParse(text);
    expect(error?.issues).toMatchObject([
      { code: "invalid_format", format: name, message: `Invalid ${name}` },
    ]);
  });
});
