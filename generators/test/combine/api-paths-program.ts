/**
 * A program next to the folders of types and client, which compiles if `ApiPaths` has the operations of `paths`, and if
 * one client of openapi-fetch is assignable to the other.
 */
export const API_PATHS_PROGRAM = `import type { Client } from "openapi-fetch";
import type { ApiPaths } from "./client/api-paths.js";
import type { paths } from "./types/index.js";

type Operations<Item> = {
  [M in keyof Item as M extends "parameters" ? never : Item[M] extends undefined ? never : M]: Item[M];
};
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<
  { [P in keyof paths]: Operations<paths[P]> },
  { [P in keyof ApiPaths]: { [M in keyof ApiPaths[P]]: ApiPaths[P][M] } }
> = true;

export const wide = (api: Client<ApiPaths>): Client<paths> => api;
export const narrow = (api: Client<paths>): Client<ApiPaths> => api;
`;
