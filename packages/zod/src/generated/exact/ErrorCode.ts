// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { ErrorCode, type ErrorCodeSchema } from "./index.ts";
