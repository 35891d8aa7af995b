import type { SecurityScheme } from "../contracts/credentials.ts";

/** A token in the `Authorization` header. */
export const bearer: SecurityScheme = (token) =>
  typeof token === "string"
    ? ({ headers }) => {
        headers.authorization = `Bearer ${token}`;
      }
    : undefined;
