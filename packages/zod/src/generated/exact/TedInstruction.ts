// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TedInstruction, type TedInstructionSchema } from "./index.ts";
