// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { CountryCode, type CountryCodeSchema } from "./index.ts";
