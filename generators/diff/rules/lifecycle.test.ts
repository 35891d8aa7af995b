import { testOperations } from "../test/rule-cases.ts";

testOperations([
  {
    name: "a deprecation is told with its day",
    base: "{}",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    want: [
      "safe deprecated: The operation is deprecated, and goes on 2027-01-31. [types minor, client minor, zod patch]",
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
      "safe sunset-set: The operation goes on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
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
      "safe sunset-put-off: The operation does not go on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
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
      "risky sunset-brought-forward: The operation goes on 2026-12-31, not on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
    ],
  },
]);
