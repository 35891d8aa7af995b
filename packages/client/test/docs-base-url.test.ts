import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { type ClientOptions, createClient, isApiError } from "../src/index.ts";
import { API_KEY, INSTANCE } from "./support/test-client.ts";

async function errorWith(code: string | undefined, options: Partial<ClientOptions>) {
  const body = code === undefined ? "<html>" : JSON.stringify({ success: false, code });
  const client = createClient({
    apiKey: API_KEY,
    instanceId: INSTANCE,
    baseUrl: "http://service.test",
    fetch: async () => new Response(body, { status: 404 }),
    ...options,
  });
  const error = await client.payouts.listAll().catch((caught: unknown) => caught);
  if (!isApiError(error)) throw error;
  return error;
}

test.each(["https://docs.example.com/reference", "https://docs.example.com/reference/"])(
  "with docsBaseUrl %s, an error leads to the page of its code",
  async (docsBaseUrl) => {
    const page = "https://docs.example.com/reference/errors/PAYOUTS_NOT_FOUND.html";
    const error = await errorWith("PAYOUTS_NOT_FOUND", { docsBaseUrl });
    expect(error.docsUrl).toBe(page);
    expect(error.toJSON()).toMatchObject({ docsUrl: page });
  },
);

test("a code that is not in the catalogue has no page, and neither has a response without a code", async () => {
  const docsBaseUrl = "https://docs.example.com";
  for (const code of ["PAYOUTS_NEW_NEXT_YEAR", "../../evil", "constructor", undefined])
    expect(await errorWith(code, { docsBaseUrl })).not.toHaveProperty("docsUrl");
});

test("without the option, an error leads to the site of this package", async () => {
  const { docsUrl } = await errorWith("PAYOUTS_NOT_FOUND", {});
  // A house test compares the homepage with the address of the site.
  const siteUrl = manifest.homepage.slice(0, -"/packages/client.html".length);
  expect(docsUrl).toBe(`${siteUrl}/reference/errors/PAYOUTS_NOT_FOUND.html`);
});

test("with null, it leads nowhere", async () => {
  expect(await errorWith("PAYOUTS_NOT_FOUND", { docsBaseUrl: null })).not.toHaveProperty("docsUrl");
});

test("withOptions changes it", async () => {
  const client = createClient({
    apiKey: API_KEY,
    instanceId: INSTANCE,
    baseUrl: "http://service.test",
    fetch: async () => Response.json({ success: false, code: "PAYOUTS_NOT_FOUND" }, { status: 404 }),
  }).withOptions({ docsBaseUrl: "/reference" });
  await expect(client.payouts.listAll()).rejects.toMatchObject({
    docsUrl: "/reference/errors/PAYOUTS_NOT_FOUND.html",
  });
});
