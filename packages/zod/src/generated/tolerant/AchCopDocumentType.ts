// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { AchCopDocumentType, type AchCopDocumentTypeSchema } from "./index.ts";
