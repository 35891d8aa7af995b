// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TransfersInstruction, type TransfersInstructionSchema } from "./index.ts";
