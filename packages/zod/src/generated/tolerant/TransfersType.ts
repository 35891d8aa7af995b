// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TransfersType, type TransfersTypeSchema } from "./index.ts";
