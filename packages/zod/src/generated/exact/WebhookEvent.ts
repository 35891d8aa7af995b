// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { WebhookEvent, type WebhookEventSchema } from "./index.ts";
