// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { AccountClass, type AccountClassSchema } from "./index.ts";
