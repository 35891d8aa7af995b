import { describe, expect, test } from "vitest";
import * as z from "zod";
import { date, dateTime, email, ipv4, ipv6, time, uri, uriReference, uuid } from "../../src/zod/index.ts";

const cases = [
  {
    format: dateTime(),
    name: "date-time",
    good: ["2026-02-28T23:59:59.5Z", "2024-02-29t00:00:00+01:00", "1998-12-31T23:59:60Z"],
    bad: ["2026-02-29T00:00:00Z", "2026-01-01T00:00:00", "2026-01-01", "1998-12-31T22:59:60Z"],
  },
  { format: date(), name: "date", good: ["2026-11-30"], bad: ["2026-11-31", "26-1-1", "2026-00-10"] },
  {
    format: time(),
    name: "time",
    good: ["12:00:00Z", "15:59:60-08:00"],
    bad: ["12:00:00", "24:00:00Z", "12:00:60Z"],
  },
  {
    format: email(),
    name: "email",
    good: ["ada@example.com", '"a b"@example.com', "a@[127.0.0.1]", "a@[IPv6:::1]"],
    bad: ["ada", "@example.com", "a..b@example.com", "a@-example.com"],
  },
  {
    format: uri(),
    name: "uri",
    good: ["https://example.com/a?b#c", "urn:a:b", "http://[::1]:80/"],
    bad: ["/relative", "https://exa mple.com", "http://a/%zz", "http://[::1"],
  },
  {
    format: uriReference(),
    name: "uri-reference",
    good: ["/relative?x#y", "", "//host/path"],
    bad: ["\\\\windows", "a b"],
  },
  {
    format: uuid(),
    name: "uuid",
    good: ["00000000-0000-0000-0000-000000000000"],
    bad: ["00000000-0000-0000-0000-00000000000", "g0000000-0000-0000-0000-000000000000"],
  },
  { format: ipv4(), name: "ipv4", good: ["192.0.2.1"], bad: ["192.0.2", "192.0.2.256", "192.0.02.1"] },
  {
    format: ipv6(),
    name: "ipv6",
    good: ["::", "2001:db8::1", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8"],
    bad: [":", "1:2:3:4:5:6:7", "1::2::3", "12345::", "1:2:3:4:5:6:7:8::"],
  },
];

describe.each(cases)("$name", ({ format, name, good, bad }) => {
  test.each(good)("accepts %j", (text) =>
    expect(z.string().check(format).safeParse(text).success).toBe(true),
  );

  test.each(bad)("refuses %j, by its name", (text) => {
    const { error } = z.string().check(format).safeParse(text);
    expect(error?.issues).toMatchObject([
      { code: "invalid_format", format: name, message: `Invalid ${name}` },
    ]);
  });
});
