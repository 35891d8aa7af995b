// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { RetryClass, type RetryClassSchema } from "./index.ts";
