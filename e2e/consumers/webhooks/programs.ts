/** Part of both programs: signs a delivery as the service would, and receives it. */
const DELIVER = `
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
async function deliver(event: object): Promise<number> {
  const signed = await signDelivery({ secrets: secret, event });
  return (await receiver.handle(new Request("https://shop.example.com/webhooks", signed))).status;
}
`;

/** For a document whose payloads name their event: every part of the receiver is generated or of the runtime. */
export const lettersProgram = `import { createWebhookReceiver, isWebhookError } from "@crossborder/runtime/webhooks";
import { signDelivery } from "@crossborder/runtime/webhooks/testing";
import { type WebhookEventMap, webhookEvents } from "./webhooks/index.js";
import { webhooks as validators } from "./zod/webhooks.js";
${DELIVER}
const seen: string[] = [];
const receiver = createWebhookReceiver<WebhookEventMap>(webhookEvents, {
  secrets: secret,
  validators,
  onError: (error) => void seen.push(isWebhookError(error) ? error.reason : String(error)),
})
  .on("letter.sent", ({ event }) => {
    const pages: number = event.pages;
    // @ts-expect-error the payload is typed
    event.weight;
    seen.push(\`\${pages} pages\`);
  })
  .on("letter.returned", ({ event: { reason } }) => {
    const known: "moved" | "refused" | (string & {}) = reason;
    seen.push(\`returned: \${known}\`);
  })
  .onUnhandled(({ name }) => void seen.push(\`unknown \${name}\`));
// @ts-expect-error the names of events are checked
const misspelled = () => receiver.on("letter.lost", () => undefined);

const statuses = [
  await deliver({ type: "letter.sent", pages: 3, more: true }),
  await deliver({ type: "letter.returned", reason: "eaten by a dog" }),
  await deliver({ type: "letter.lost" }),
  await deliver({ type: "letter.sent", pages: 0 }),
  await deliver({ type: "letter.sent" }),
];
console.log(JSON.stringify({ statuses, seen }));
`;

/** For a document of one event, whose payload does not name it. */
export const museumProgram = `import { createWebhookReceiver, isWebhookError } from "@crossborder/runtime/webhooks";
import { signDelivery } from "@crossborder/runtime/webhooks/testing";
import { type WebhookEventMap, webhookEventNames } from "./webhooks/index.js";
import { webhooks as validators } from "./zod/webhooks.js";
${DELIVER}
const seen: string[] = [];
const receiver = createWebhookReceiver<WebhookEventMap>(
  { eventNames: webhookEventNames, nameProperty: () => "publishNewEvent" },
  {
    secrets: secret,
    validators,
    onError: (error) => void seen.push(isWebhookError(error) ? error.reason : String(error)),
  },
).on("publishNewEvent", ({ event }) => {
  const name: string = event.name;
  seen.push(name);
});

const fair = {
  name: "Fair",
  location: "Hall",
  eventDescription: "All day",
  dates: ["2026-01-31"],
  price: 5,
};
const statuses = [await deliver(fair), await deliver({ ...fair, price: "free" })];
console.log(JSON.stringify({ statuses, seen }));
`;
