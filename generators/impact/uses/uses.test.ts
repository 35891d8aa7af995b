import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { BUILT_IN } from "../../built-in.ts";
import { OPTIONS } from "../../test/combine/compile-together.ts";
import type { ProjectImpact } from "../find-impact.ts";
import { generated, impactOf } from "../test/impact-of.ts";
import { SHOP_BASE, SHOP_REVISION } from "../test/shop.ts";

const CLIENT = `import type { Client } from "../api/client/index.js";\n`;
const LONG = '"a name of more than twenty letters"';

interface Case {
  readonly file: string;
  readonly code: string;
  /** `line rule certainty`, and the message without the name. */
  readonly expected: readonly string[];
}

/** The smallest consumer for each way to use an API. */
const CASES: Readonly<Record<string, Case>> = {
  "a validator of a request, renamed, in a wrapper": {
    file: "zod-request.ts",
    code: `import { OrderCreate as Wanted } from "../api/zod/request/index.js";
const check = <T>(schema: { parse(value: unknown): T }, value: unknown) => schema.parse(value);
export const checked = (value: unknown) => check(Wanted, value);`,
    expected: [
      "3 property-newly-required may-break may reject values that it accepted",
      "3 length-tightened may-break may reject values that it accepted",
    ],
  },
  "a validator with a value that can be seen": {
    file: "zod-value.ts",
    code: `import * as schemas from "../api/zod/request/index.js";
export const long = schemas.OrderCreate.parse({ item: ${LONG}, count: 1 });
export const fine = schemas.OrderCreate.safeParse({ item: "tea", count: 1 });
export const short = schemas.OrderCreate.safeParse({ item: "tea" });`,
    expected: [
      `2 length-tightened breaks sends {"item":${LONG},"count":1}, which is rejected`,
      `4 property-newly-required breaks sends {"item":"tea"}, which is rejected`,
    ],
  },
  "validators of one operation and of one event": {
    file: "zod-operation.ts",
    code: `import { operations } from "../api/zod/operations/index.js";
import { webhooks } from "../api/zod/webhooks.js";
export const body = (value: unknown) => operations["orders.list"].request.query.safeParse(value);
export const paid = (value: unknown) => webhooks["order.paid"].parse(value);`,
    expected: [
      "3 number-bounds-tightened may-break may reject values that it accepted",
      "4 property-removed may-break reads values that changed",
      "4 property-no-longer-required may-break reads values that changed",
      "4 enum-member-added may-break reads values that changed",
    ],
  },
  "a comparison of a value whose type is that of a member, or that of an enum": {
    file: "typed-values.ts",
    code: `import type { Order, OrderStatus } from "../api/types/index.js";
export const isOpen = (status: Order["status"]) => status === "new";
export const label = (status: OrderStatus) => { switch (status) { case "new": return "open"; } };
export const other = (status: string) => status === "new";`,
    expected: [
      "2 enum-member-added may-break compares the value, and has no branch for a new one",
      "3 enum-member-added may-break compares the value, and has no branch for a new one",
    ],
  },
  "options of a query and of a mutation": {
    file: "query.ts",
    code: `${CLIENT}import { createQueries } from "../api/query/index.js";
export const list = (client: Client) => createQueries(client).orders.list.queryOptions({ limit: 80, page: 1 });
export const { create } = createQueries({} as Client).orders;`,
    expected: [
      "3 number-bounds-tightened breaks sends 80, which is rejected",
      "4 idempotency-weakened may-break uses the operation",
    ],
  },
  "a factory and a handler of mocks, in a test": {
    file: "mocks.test.ts",
    code: `import { createMocks, createOrder as fake } from "../api/mocks/index.js";
export const handler = createMocks().orders.create(fake());`,
    expected: [
      "2 property-removed may-break makes values that changed (test: its name)",
      "2 property-no-longer-required may-break makes values that changed (test: its name)",
      "2 property-removed may-break makes values that changed (test: its name)",
      "2 property-no-longer-required may-break makes values that changed (test: its name)",
    ],
  },
  "a call by path, its method, its values and its results": {
    file: "paths.ts",
    code: `${CLIENT}export async function run({ fetchClient }: Client) {
  await fetchClient.POST("/orders", { body: { item: ${LONG}, count: 1 } });
  const { data } = await fetchClient.GET("/orders", { params: { query: { limit: 80 } } });
  return data?.map(({ status }) => status === "new");
}
export const navigate = (path: "/orders" | "/home") => path;
export const elsewhere = navigate("/orders");`,
    expected: [
      "3 idempotency-weakened may-break uses the operation",
      `3 length-tightened breaks sends ${LONG}, which is rejected`,
      '4 default-changed may-break leaves out "page", which has another default',
      "4 number-bounds-tightened breaks sends 80, which is rejected",
      "5 enum-member-added may-break compares the value, and has no branch for a new one",
    ],
  },
  "paths in a generic wrapper": {
    file: "path-wrapper.ts",
    code: `import type { paths } from "../api/types/index.js";
const call = <Path extends keyof paths>(path: Path): Path => path;
export const called = call("/orders");`,
    expected: [
      "3 idempotency-weakened may-break uses the operation",
      '3 default-changed may-break leaves out "page", which has another default',
    ],
  },
  "literals, constants, enum members, templates and choices": {
    file: "values.ts",
    code: `import { ordersCreate } from "../api/client/operations/orders.js";
type Input = Parameters<Client["orders"]["create"]>[0];
${CLIENT}enum Item { Tea = "tea", Long = ${LONG} }
const long = ${LONG};
export const inputs = (choice: boolean, name: string): Input[] => [
  { item: ${LONG}, count: 1 },
  { item: long, count: 1 },
  { item: Item.Long, count: 1 },
  { item: \`a name of more than twenty letters\`, count: 1 },
  { item: choice ? long : "tea", count: 1 },
  { item: choice ? "milk" : Item.Tea, count: 1 },
  { item: \`a \${name}\`, count: 1 },
];
export const id = ordersCreate.operationId;`,
    expected: [
      `7 length-tightened breaks sends ${LONG}, which is rejected`,
      `8 length-tightened breaks sends ${LONG}, which is rejected`,
      `9 length-tightened breaks sends ${LONG}, which is rejected`,
      `10 length-tightened breaks sends ${LONG}, which is rejected`,
      `11 length-tightened may-break sends ${LONG}, which is rejected`,
      "13 length-tightened may-break sends a value that is not known here",
      "15 idempotency-weakened may-break uses the operation",
    ],
  },
  "values that are written elsewhere": {
    file: "passed.ts",
    code: `${CLIENT}type Create = Client["orders"]["create"];
const kept = { item: ${LONG}, count: 1 };
const changed = { item: "tea", count: 1 };
changed.item = String(Date.now());
const made = () => ({ item: ${LONG}, count: 1 });
const any = <Value extends { item: string; count: number }>(create: Create, value: Value) => create(value);
export const all = (create: Create, own: { item: string; count: number }) => {
  create(kept);
  create(made());
  create({ ...own });
  create(changed);
  any(create, kept);
};`,
    expected: [
      `3 length-tightened breaks sends ${LONG}, which is rejected`,
      `6 length-tightened breaks sends ${LONG}, which is rejected`,
      "7 length-tightened may-break sends a value that is not known here",
      "11 length-tightened may-break sends a value that is not known here",
      "12 length-tightened may-break sends a value that is not known here",
    ],
  },
  "a member that is left out and has another default": {
    file: "default.ts",
    code: `${CLIENT}export const one = (client: Client) => client.orders.list({ limit: 10 });
export const two = (client: Client) => client.orders.list();
export const three = (client: Client) => client.orders.list({ page: 3 });
export const four = (client: Client, input: { page: number }) => client.orders.list(input);`,
    expected: [
      '2 default-changed may-break leaves out "page", which has another default',
      '3 default-changed may-break leaves out "page", which has another default',
    ],
  },
  "an error code that is handled and no longer sent": {
    file: "errors.ts",
    code: `import { isApiError } from "@crossborder/runtime/client";
import type { ErrorCode } from "../api/errors/index.js";
export const gone = (error: unknown) => isApiError(error, "ORDER_GONE");
export const late = (error: unknown) => isApiError(error, "ORDER_LATE");
export const isRetried = (code: ErrorCode) => { switch (code) { case "ORDER_LATE": return true; default: return false; } };`,
    expected: ["3 error-code-removed may-break relies on the name"],
  },
  "code that never runs": {
    file: "dead.ts",
    code: `import { test as check } from "vitest";
import type { Order } from "../api/types/index.js";
const unused = (order: Order) => \`\${order.note}\`;
export function printed(order: Order) {
  const { note } = order;
  return "";
  return \`\${order.note}\`;
}
check("", () => undefined);`,
    expected: [
      "3 property-no-longer-required may-break reads the value (test: imports vitest) (dead code: TS6133)",
      "5 property-no-longer-required may-break reads the value (test: imports vitest) (dead code: TS6133)",
      "7 property-no-longer-required may-break reads the value (test: imports vitest) (dead code: TS7027)",
    ],
  },
  "JavaScript with types in comments": {
    file: "script.js",
    code: `/** @param {import("../api/types/index.js").Order} order */
export const text = (order) => \`\${order.note}\`;`,
    expected: ["2 property-no-longer-required may-break reads the value"],
  },
};

let folder: string;
let impact: ProjectImpact;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uses-"));
  const [base, revision] = [parse(SHOP_BASE), parse(SHOP_REVISION)];
  for (const [document, page] of [
    [base, 1],
    [revision, 2],
  ] as const)
    document.paths["/orders"].get.parameters.push({
      in: "query",
      name: "page",
      schema: { type: "integer", default: page },
    });
  // A default in a component that only one version has.
  revision.components.schemas.Page = { type: "integer", default: 2 };
  revision.paths["/orders"].get.parameters.at(-1).schema = { $ref: "#/components/schemas/Page" };
  // A bound in a component that only one version has.
  const { properties } = revision.components.schemas.OrderCreate;
  revision.components.schemas.ItemName = properties.item;
  properties.item = { $ref: "#/components/schemas/ItemName" };
  const generators = BUILT_IN.filter(({ name }) => name !== "mcp");
  const code = new Map(Object.values(CASES).map(({ file, code: text }) => [`src/${file}`, text]));
  const compilerOptions = {
    ...OPTIONS,
    erasableSyntaxOnly: false,
    isolatedDeclarations: false,
    declaration: false,
    allowJs: true,
    checkJs: true,
  };
  const lost = `import type { Client } from "../api/client/index.js";
const show = (value: any) => value;
export const all = async (client: Client, name: string) => {
  const order = await client.orders.create({ item: "tea", count: 1 });
  const loose: any = order;
  show(order);
  console.log(order);
  return [loose, (order as unknown) as { id: number }, (order as Record<string, unknown>)[name], Object.values(order)[0]];
};`;
  impact = await impactOf({
    root: folder,
    code: new Map([
      ...code,
      ["src/lost.ts", lost],
      [
        "src/unchecked.js",
        '// @ts-nocheck\nimport { createClient } from "../api/client/index.js";\nexport const client = createClient();',
      ],
      [
        "scripts/outside.mjs",
        'import { createClient } from "../api/client/index.js";\nexport const client = createClient();',
      ],
      ["scripts/other.mjs", "export const other = 1;"],
      ["tsconfig.json", JSON.stringify({ compilerOptions, include: ["src", "api"] })],
    ]),
    documents: { base, revision },
    api: { base: await generated(base, generators), revision: await generated(revision, generators) },
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.entries(CASES))("%s", (_, { file, expected }) => {
  const found = impact.findings
    .filter((finding) => finding.file === `src/${file}`)
    .map(({ line, changes, certainty, message, marks }) => {
      const sentence = message.replace(/^.*`: (.*)\.$/, "$1");
      const shown = marks.map(({ kind, from }) => ` (${kind}: ${from})`);
      return `${line} ${changes[0]?.rule} ${certainty} ${sentence}${shown.join("")}`;
    });
  expect(found.sort()).toEqual([...expected].sort());
});

test("what cannot be seen is named", () => {
  expect(impact.unseen.map(({ place, reason }) => `${place} ${reason}`).sort()).toEqual([
    "scripts/outside.mjs is not in the project",
    "src/lost.ts:5:22 becomes any",
    "src/lost.ts:6:8 becomes any",
    "src/lost.ts:8:19 becomes any",
    "src/unchecked.js is not checked",
  ]);
});
