// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

/** A known value or any other string. Editors still suggest the known values. */
export type Open<T extends string> = T | (string & {});
