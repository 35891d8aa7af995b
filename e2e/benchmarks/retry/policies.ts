/** Decides by HTTP status alone whether a request is sent again. */
export interface StatusPolicy {
  /** The rule in words. */
  readonly name: string;
  readonly retries: (status: number) => boolean;
}

const oneOf =
  (...statuses: readonly number[]) =>
  (status: number): boolean =>
    statuses.includes(status);

/** The published rules of five widely used clients, as far as they decide by status. */
export const statusPolicies: readonly StatusPolicy[] = [
  { name: "429 and 5xx", retries: (status) => status === 429 || status >= 500 },
  { name: "409 and 5xx", retries: (status) => status === 409 || status >= 500 },
  { name: "408, 409, 429 and 5xx", retries: (status) => oneOf(408, 409, 429)(status) || status >= 500 },
  { name: "429, 500, 502, 503, 504", retries: oneOf(429, 500, 502, 503, 504) },
  {
    name: "any but 400, 401, 403, 404, 410, 422, 451",
    retries: (status) => !oneOf(400, 401, 403, 404, 410, 422, 451)(status),
  },
];
