/** A small shop: a document with a version that has nine changes. */
export const SHOP_BASE = `openapi: 3.1.1
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    post:
      operationId: orders.create
      x-idempotency: idempotent
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/OrderCreate' } } } }
      responses:
        200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
        4XX: { description: Refused, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
    get:
      operationId: orders.list
      parameters: [{ in: query, name: limit, schema: { type: integer, maximum: 100 } }]
      responses:
        200: { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
  /orders/{id}:
    delete:
      operationId: orders.cancel
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }]
      responses: { 204: { description: Done } }
webhooks:
  order.paid:
    post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/OrderPaid' } } } }, responses: { 200: { description: Taken } } }
  order.lost:
    post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/OrderLost' } } } }, responses: { 200: { description: Taken } } }
components:
  schemas:
    OrderStatus: { type: string, enum: [new, paid] }
    Order:
      type: object
      required: [id, status, note, total]
      properties:
        id: { type: string }
        status: { $ref: '#/components/schemas/OrderStatus' }
        note: { type: string }
        total: { type: integer }
        gone: { type: string }
    OrderCreate:
      type: object
      required: [item]
      properties:
        item: { type: string, maxLength: 40 }
        count: { type: integer }
    OrderPaid: { type: object, required: [event, order], properties: { event: { const: order.paid }, order: { $ref: '#/components/schemas/Order' } } }
    OrderLost: { type: object, required: [event], properties: { event: { const: order.lost } } }
    Fault: { type: object, required: [code], properties: { code: { type: string } } }
x-codegen-error-catalog:
  ORDER_GONE: { status: 404, retryClass: terminal, description: Gone. }
  ORDER_LATE: { status: 400, retryClass: terminal, description: Late. }
`;

/** The changed document. */
export const SHOP_REVISION = `openapi: 3.1.1
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    post:
      operationId: orders.create
      x-idempotency: none
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/OrderCreate' } } } }
      responses:
        200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
        4XX: { description: Refused, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
    get:
      operationId: orders.list
      parameters: [{ in: query, name: limit, schema: { type: integer, maximum: 50 } }]
      responses:
        200: { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
  /orders/{id}:
    delete:
      operationId: orders.cancel
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }]
      responses: { 204: { description: Done } }
webhooks:
  order.paid:
    post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/OrderPaid' } } } }, responses: { 200: { description: Taken } } }
components:
  schemas:
    OrderStatus: { type: string, enum: [new, paid, lost] }
    Order:
      type: object
      required: [id, status, total]
      properties:
        id: { type: string }
        status: { $ref: '#/components/schemas/OrderStatus' }
        note: { type: string }
        total: { type: integer }
    OrderCreate:
      type: object
      required: [item, count]
      properties:
        item: { type: string, maxLength: 20 }
        count: { type: integer }
    OrderPaid: { type: object, required: [event, order], properties: { event: { const: order.paid }, order: { $ref: '#/components/schemas/Order' } } }
    OrderLost: { type: object, required: [event], properties: { event: { const: order.lost } } }
    Fault: { type: object, required: [code], properties: { code: { type: string } } }
x-codegen-error-catalog:
  ORDER_LATE: { status: 400, retryClass: terminal, description: Late. }
`;

/** Options of a project that compiles the runtime from its sources. */
export const SHOP_TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: [],
    customConditions: ["@crossborder/source"],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ["src"],
});

/** Code of a consumer of `src/api`: a wrapper, a class, re-exports, destructuring, events, error codes. */
export const SHOP_CODE: Readonly<Record<string, string>> = {
  "src/wrapper.ts": `import { createClient, type Client } from "./api/client/index.js";
import type { Order, OrderCreate as NewOrder } from "./api/types/index.js";

export const client: Client = createClient();

/** A wrapper with a type of its own. */
export async function place(order: NewOrder): Promise<Order> {
  return await client.orders.create(order);
}

export class Shop {
  readonly #orders = client.orders;
  cancel = (id: string) => this.#orders.cancel({ id });
  async all(limit = 200) {
    const { list } = this.#orders;
    return list({ limit });
  }
}
`,
  "src/reexport.ts": `export { ordersCreate as send } from "./api/client/operations/orders.js";
export type { Order as Purchase } from "./api/types/index.js";
export { place as buy } from "./wrapper.js";
`,
  "src/use.ts": `import { buy, type Purchase, send } from "./reexport.js";
import { Shop } from "./wrapper.js";

export async function main(): Promise<string> {
  const { id, status: state, note, ...rest } = await buy({ item: "a name of more than twenty letters", count: 1 });
  switch (state) {
    case "new":
      return id;
    case "paid":
      return note.trim();
  }
  return \`\${rest.total} \${rest.gone}\`;
}
export const title = ({ note }: Purchase) => note.toUpperCase();
export const isPaid = (order: Purchase) => order.status === "paid";
export const ids = async () => (await new Shop().all()).map((order) => order.id);
export const path = send.path;
export const dynamic = (name: string) => buy({ item: name });
export const noteText = (order: Purchase) => \`\${order.note}!\`;
`,
  "src/events.ts": `import { createWebhookReceiver } from "@crossborder/runtime/webhooks";
import { type WebhookEventMap as Events, webhookEvents } from "./api/webhooks/index.js";
const receiver = createWebhookReceiver<Events>(webhookEvents, { secrets: "whsec_x" } as never);
receiver.on("order.lost", () => {});
receiver.on("order.paid", ({ event }) => console.log(event.order.id));
`,
  "src/errors.ts": `import { ApiError } from "@crossborder/runtime/client";
import { errorCatalog } from "./api/errors/index.js";
export const isGone = (error: unknown) => error instanceof ApiError && error.code === "ORDER_GONE";
export const text = errorCatalog.ORDER_GONE.description;
import { isApiError } from "@crossborder/runtime/client";
export const gone = (error: unknown) => isApiError(error, "ORDER_GONE");
`,
  "src/unrelated.test.ts": `import type { Fault } from "./api/types/index.js";
export const code = ({ code }: Fault) => code;
`,
};
