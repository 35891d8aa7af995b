// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export * from "./create-client.ts";
export * from "./description.ts";
export * from "./groups.ts";
export * from "./ids.ts";
