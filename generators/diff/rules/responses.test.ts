import { testOperations } from "../test/changes-between.ts";

const answering = (...statuses: readonly string[]) =>
  JSON.stringify({
    responses: Object.fromEntries(statuses.map((status) => [status, { description: "A." }])),
  });

testOperations([
  {
    name: "another success is risky",
    base: `responses: { "200": { description: A. } }`,
    revision: `responses: { "200": { description: A. }, "202": { description: A. } }`,
    want: [
      "risky success-status-added: The success response 202 was added. [types major, client major, zod major]",
    ],
  },

  {
    name: "a success that goes breaks those who wait for it",
    base: `responses: { "200": { description: A. }, "202": { description: A. } }`,
    revision: `responses: { "200": { description: A. } }`,
    want: [
      "breaking success-status-removed: The success response 202 was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "another failure is safe",
    base: `responses: { "200": { description: A. } }`,
    revision: `responses: { "200": { description: A. }, "404": { description: A. } }`,
    want: [
      "safe error-status-added: The error response 404 was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a failure may go",
    base: `responses: { "200": { description: A. }, "404": { description: A. } }`,
    revision: `responses: { "200": { description: A. } }`,
    want: [
      "safe error-status-removed: The error response 404 was removed. [types major, client minor, zod minor]",
    ],
  },

  {
    name: "a range becomes a status",
    base: answering("2XX"),
    revision: answering("200"),
    want: [
      "safe response-status-narrowed: The response 2XX was narrowed to 200. [types major, client minor, zod major]",
    ],
  },

  ...(
    [
      ["200", "2XX"],
      ["200", "default"],
      ["2XX", "default"],
    ] as const
  ).map(([from, to]) => ({
    name: `a success with ${from} becomes ${to}`,
    base: answering(from),
    revision: answering(to),
    want: [
      `risky response-status-widened: The response ${from} was widened to ${to}. [types major, client minor, zod major]`,
    ],
  })),

  {
    name: "several statuses become one range, which is reported once",
    base: answering("200", "404", "409"),
    revision: answering("200", "4XX"),
    want: [
      "safe response-status-widened: The responses 404, 409 were widened to 4XX. [types major, client minor, zod major]",
    ],
  },

  ...(
    [
      ["404", "default"],
      ["404", "4XX"],
      ["201", "2XX"],
    ] as const
  ).flatMap(([status, wide]) => [
    {
      name: `${status} gets a response of its own beside ${wide}`,
      base: answering("200", wide),
      revision: answering("200", status, wide),
      want: [
        `safe response-status-split: The response ${status} was added; before, the response ${wide} described this status. [types minor, client minor, zod minor]`,
      ],
    },
    {
      name: `${status} is merged into ${wide}`,
      base: answering("200", status, wide),
      revision: answering("200", wide),
      want: [
        `safe response-status-merged: The response ${status} was removed; the response ${wide} now describes this status. [types major, client minor, zod major]`,
      ],
    },
  ]),

  {
    name: "several statuses are merged into the default, which is reported once",
    base: answering("200", "404", "409", "default"),
    revision: answering("200", "default"),
    want: [
      "safe response-status-merged: The responses 404, 409 were removed; the response default now describes these statuses. [types major, client minor, zod major]",
    ],
  },
]);
