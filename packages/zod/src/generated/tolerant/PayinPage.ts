// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { PayinPage, type PayinPageSchema } from "./index.ts";
