import { createClient, isApiError } from "@crossborder/client";
import { createQueries } from "./api/query/index.ts";

/** Settings that the page was opened with. */
interface Settings {
  readonly apiKey: string;
  readonly instanceId: `in_${string}`;
  readonly tosId: `to_${string}`;
}
declare const settings: Settings;

const { apiKey, instanceId } = settings;
export const { tosId } = settings;
export const queries = createQueries(
  createClient({
    apiKey,
    instanceId,
    baseUrl: location.origin,
    dangerouslyAllowBrowser: true,
    retry: { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 1 },
  }),
);

/** The code of an error of the service. */
export function codeOf(error: unknown): string {
  return isApiError(error) ? (error.code ?? "") : "";
}
