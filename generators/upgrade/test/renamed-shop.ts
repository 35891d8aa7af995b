import { SHOP_BASE } from "../../impact/test/shop.ts";

const EDITS: readonly (readonly [string, string])[] = [
  ["operationId: orders.create", "operationId: purchases.place\n      x-renamed-from: orders.create"],
  ["operationId: orders.list", "operationId: purchases.list\n      x-renamed-from: orders.list"],
  ["operationId: orders.cancel", "operationId: purchases.cancel\n      x-renamed-from: orders.cancel"],
  ["/orders/{id}:", "/purchases/{purchaseId}:"],
  ["in: path, name: id", "in: path, name: purchaseId"],
  ["components/schemas/Order'", "components/schemas/Purchase'"],
  ["    Order:\n", "    Purchase:\n      x-renamed-from: Order\n"],
  ["[id, status, note, total]", "[id, status, remark, total]"],
  ["        note: { type: string }", "        remark: { type: string, x-renamed-from: note }"],
  ["enum: [new, paid]", "enum: [fresh, paid], x-renamed-from: { fresh: new }"],
  ["order.lost:\n    post: {", "order.missing:\n    post: { x-renamed-from: order.lost,"],
  ["count: { type: integer }", "quantity: { type: integer, x-renamed-from: count }"],
  ["const: order.lost", "const: order.missing"],
  ["ORDER_GONE: {", "ORDER_MISSING: { x-renamed-from: ORDER_GONE,"],
];

/** The shop with everything renamed. */
export const RENAMED_SHOP: string = EDITS.reduce((text, [from, to]) => {
  if (!text.includes(from)) throw new Error(`the shop has no ${from}`);
  return text.replaceAll(from, to);
}, SHOP_BASE);

/** Consumers in many styles, with unrelated similar code. An upgrade rewrites `‹old|new›`. */
const WRITTEN: Readonly<Record<string, string>> = {
  "src/wrapper.ts": `import { createClient, type Client } from "./api/client/index.js";
import type { ‹Order|Purchase›, OrderCreate as NewOrder } from "./api/types/index.js";

export const client: Client = createClient();

/** Places an Order; the note is not sent.   Odd   spaces stay. */
export async function place(order: NewOrder): Promise<‹Order|Purchase›> {
  return await client.‹orders|purchases›.‹create|place›( order ) ;
}

export class Shop {
  readonly #orders = client.‹orders|purchases›;
  cancel = (id: string) => this.#orders.cancel({ ‹id|purchaseId: id› });
  remove = (orderId: string) => client["‹orders|purchases›"]['cancel']({ "‹id|purchaseId›": orderId });
  async all() {
    const { list, ‹create|place›: make } = this.#orders;
    return [list, make].length;
  }
}
`,
  "src/reexport.ts": `export { ‹ordersCreate|purchasesPlace› as send, ‹ordersList|purchasesList as ordersList› } from "./api/client/operations/‹orders|purchases›.js";
export type { ‹Order|Purchase› as Bought, ‹Order|Purchase as Order› } from "./api/types/index.js";
export * from "./api/types/index.js";
export { place as buy } from "./wrapper.js";
`,
  "src/star.ts": `export type * from "./api/types/index.js";
`,
  "src/use.ts": `import { buy, ordersList, type Bought, send } from "./reexport.js";
import type { ‹Order|Purchase›, OrderStatus } from "./star.js";
import type * as api from "./api/types/index.js";

type Note = ‹Order|Purchase›["‹note|remark›"];
type Kept = Pick<api.‹Order|Purchase›, "id" | "‹note|remark›">;
type Short = Omit<‹Order|Purchase›, '‹note|remark›'>;
const note = "note"; // a text of its own
const local = { note, status: "new" };

export async function main(): Promise<string> {
  const { id, status: state, ‹note|remark: note› } = await buy({ item: "book", ‹count|quantity›: 1 });
  switch (state) {
    case "‹new|fresh›":
      return id;
    case "paid":
      return note.trim();
  }
  return local.note + local.status;
}
export const title = ({ ‹note|remark›: text = "none" }: Bought) => text.toUpperCase();
export const isNew = (order: ‹Order|Purchase›): boolean => order.status === "‹new|fresh›" || order["status"] !== '‹new|fresh›';
export const startsWith = (status: OrderStatus, other: string) => (status === "‹new|fresh›" ? other === "new" : false);
export const made = (id: string, note: string): ‹Order|Purchase› => ({ id, ‹note|remark: note›, status: "‹new|fresh›", total: 1 });
export const kept = ({ id, ‹note|remark: note› }: Kept): Note | Short => (id ? note : made(id, note));
export const labels: Record<OrderStatus, string> = { ‹new|fresh›: "New", paid: "Paid" };
export const path = [send.path, ordersList.path];
const get = <T, K extends keyof T>(value: T, key: K): T[K] => value[key];
export const read = (order: ‹Order|Purchase›) => get(order, "‹note|remark›");
export function shadowed(Order: { note: string }): string {
  return Order.note;
}
export const labelled = (map: Record<OrderStatus, string>, order: ‹Order|Purchase›) => map.paid === "new" && labels[order.status as OrderStatus] === "new";
type Own = "new" | "paid";
export const own: Own = "new";
export type Fresh = Extract<OrderStatus, "‹new|fresh›">;
export const lazily = async () => (await import("./api/client/operations/‹orders|purchases›.js")).‹ordersList|purchasesList›;
`,
  "src/taken.ts": `import type { ‹Order|Purchase as Order› } from "./api/types/index.js";
/** Another thing with the name that the type gets. */
export class Purchase {
  constructor(readonly order: Order) {}
}
`,
  "src/paths.ts": `import type { operations, paths } from "./api/types/index.js";
import { client } from "./wrapper.js";
export const cancel = (id: string) =>
  client.fetchClient.DELETE("‹/orders/{id}|/purchases/{purchaseId}›", { params: { path: { ‹id|purchaseId: id› } } });
export const create = (count: number) => client.fetchClient.POST("/orders", { body: { item: "book", ‹count|quantity: count› } });
export const text = "/orders/{id}";
export type Input = operations["‹orders.create|purchases.place›"]["requestBody"];
export type Item = paths["‹/orders/{id}|/purchases/{purchaseId}›"]["delete"];
`,
  "src/events.ts": `import { createWebhookReceiver } from "@crossborder/runtime/webhooks";
import { type WebhookEventMap as Events, webhookEvents } from "./api/webhooks/index.js";
const receiver = createWebhookReceiver<Events>(webhookEvents, { secrets: "whsec_x" } as never);
receiver.on("order.‹lost|missing›", () => {});
receiver.on("order.paid", ({ event }) => console.log(event.order.id));
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => unknown };
export const handlers: Handlers = { "order.‹lost|missing›": (event) => event.event === "order.‹lost|missing›" };
export const name = "order.lost";
`,
  "src/errors.ts": `import { ApiError, isApiError } from "@crossborder/runtime/client";
import { errorCatalog, type ErrorCode } from "./api/errors/index.js";
export const isGone = (error: unknown) => error instanceof ApiError && error.code === "ORDER_‹GONE|MISSING›";
export const text = errorCatalog.ORDER_‹GONE|MISSING›.description;
export const gone = (error: unknown) => isApiError(error, "ORDER_‹GONE|MISSING›");
export const code: ErrorCode = "ORDER_‹GONE|MISSING›";
export const word = "ORDER_GONE";
export const told = (order: { note: string }) => order.note === "ORDER_GONE";
`,
  "src/zod.ts": `import { ‹Order|Purchase› } from "./api/zod/response/index.js";
import * as schemas from "./api/zod/request/index.js";
import { ‹ordersCreate|purchasesPlace› } from "./api/zod/operations/index.js";
import { webhooks } from "./api/zod/webhooks.js";
export const parsed = (value: unknown) => ‹Order|Purchase›.parse(value).‹note|remark›;
export const shape = [schemas.‹Order|Purchase›, ‹ordersCreate|purchasesPlace›.request, webhooks["order.‹lost|missing›"]];
export const all = { ‹Order|Order: Purchase›, ‹ordersCreate|ordersCreate: purchasesPlace› };
`,
};

function side(index: 1 | 2): Readonly<Record<string, string>> {
  const entries = Object.entries(WRITTEN);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, text.replace(/‹([^|]*)\|([^›]*)›/g, `$${index}`)]),
  );
}

/** The code for the base. */
export const STYLES = side(1);

/** The same code, upgraded. */
export const UPGRADED_STYLES = side(2);
