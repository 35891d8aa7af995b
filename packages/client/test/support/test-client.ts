import { type Client, type ClientOptions, createClient } from "../../src/index.ts";

export const API_KEY = "test-key-0123456789";
export const INSTANCE = "in_000000000001";
export const CUSTOMER = "re_000000000001";
export const QUOTE = "qu_000000000001";
export const WALLET = "0x0000000000000000000000000000000000000001";

/** A client with waits of milliseconds. */
export function testClient(baseUrl: string, options: Partial<ClientOptions> = {}): Client {
  const retry = {
    maxAttempts: 3,
    attemptTimeoutMs: 2000,
    baseDelayMs: 1,
    maxDelayMs: 2,
    budget: 1000,
    ...options.retry,
  };
  return createClient({ apiKey: API_KEY, instanceId: INSTANCE, baseUrl, timeoutMs: 5000, ...options, retry });
}
