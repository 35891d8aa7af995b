// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { SpeiProtocol, type SpeiProtocolSchema } from "./index.ts";
