import { testOperations } from "../test/changes-between.ts";

testOperations([
  {
    name: "a deprecation is reported with its date",
    base: "{}",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    want: [
      "safe deprecated: The operation is now deprecated and will be removed on 2027-01-31. [types minor, client minor, zod patch]",
    ],
  },

  {
    name: "what was deprecated may stay after all",
    base: "deprecated: true",
    revision: "{}",
    want: [
      "safe no-longer-deprecated: The operation is no longer deprecated. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a deprecated operation may be given its day",
    base: "deprecated: true",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    want: [
      "safe sunset-set: The operation will be removed on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a sunset may be put off",
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: "deprecated: true",
    want: [
      "safe sunset-put-off: The operation will no longer be removed on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a sunset may not be brought forward unnoticed",
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: `
      deprecated: true
      x-sunset: 2026-12-31
    `,
    want: [
      "risky sunset-brought-forward: The operation will be removed on 2026-12-31, earlier than announced (2027-01-31). [types patch, client patch, zod patch, errors patch]",
    ],
  },
]);
