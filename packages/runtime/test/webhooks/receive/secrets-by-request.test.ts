import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import type { FindSecrets, SigningSecrets } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { letter, otherSecret, receiver, secret, sign } from "../fixtures.ts";

const runs = search(100);

const TENANTS: Readonly<Record<string, SigningSecrets>> = {
  acme: secret,
  umbrella: [otherSecret, { raw: "the second secret of umbrella" }],
};
const OWN: Readonly<Record<string, SigningSecrets>> = {
  acme: secret,
  umbrella: { raw: "the second secret of umbrella" },
  nobody: { raw: "a secret that nobody is known by" },
};
const names = ["acme", "umbrella", "nobody"] as const;

/** Finds the tenant by the last part of the path. */
const byPath: FindSecrets = ({ url }) => {
  const tenant = url?.split("/").at(-1) ?? "";
  const secrets = Object.hasOwn(TENANTS, tenant) ? TENANTS[tenant] : undefined;
  return secrets && { tenant, secrets };
};

const requestTo = async (tenant: string, signer: string, id = "msg_1") =>
  new Request(
    `https://shop.example.com/webhooks/${tenant}`,
    await sign({ id, secrets: OWN[signer] ?? secret }),
  );

describe("secrets found by request", () => {
  test("let each tenant in by its own secret alone, and keep its messages apart from those of others", async () => {
    const delivery = fc.tuple(
      fc.constantFrom(...names),
      fc.constantFrom(...names),
      fc.constantFrom("m1", "m2"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { maxLength: 12 }), fc.boolean(), async (deliveries, isAsync) => {
        const handled: string[] = [];
        const on = receiver({
          secrets: isAsync ? async (given) => byPath(given) : byPath,
          deduplicate: { store: createMemoryStore(), consumer: "shop" },
          onError: () => undefined,
        }).on("letter.new", ({ tenant, id }) => handled.push(`${tenant} ${id}`));
        const right = new Set<string>();
        for (const [tenant, signer, id] of deliveries) {
          const isRight = tenant === signer && tenant !== "nobody";
          const { status } = await on.handle(await requestTo(tenant, signer, id));
          expect(status).toBe(isRight ? 204 : 401);
          if (isRight) right.add(`${tenant} ${id}`);
        }
        expect(handled.sort()).toEqual([...right].sort());
      }),
      runs,
    );
  });

  test("may be found by a header, whatever its case, and for `verify` by a URL that is handed over", async () => {
    const secrets = vi.fn<FindSecrets>(({ header }) => (header("X-Tenant") === "acme" ? secret : undefined));
    const verifier = receiver({ secrets });
    const { headers, body } = await sign();
    const verified = await verifier.verify({
      headers: { ...headers, "x-TENANT": "acme" },
      body,
      url: "/hooks",
    });
    expect([verified.id, verified.tenant, secrets.mock.calls[0]?.[0].url]).toEqual([
      "msg_1",
      undefined,
      "/hooks",
    ]);
    await expect(verifier.verify({ headers, body })).rejects.toThrow(
      /returned no signing secret for this request/,
    );
  });

  test("that cannot be looked up make the sender try again, and the reason is reported", async () => {
    const failure = new Error("the vault is away");
    const onError = vi.fn();
    const response = await receiver({ secrets: () => Promise.reject(failure), onError }).handle(
      await requestTo("acme", "acme"),
    );
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: "secrets", cause: failure }),
      expect.anything(),
    );
  });

  test("that are not found in time make the sender try again", async () => {
    const onError = vi.fn();
    const secrets = () => new Promise<string>(() => undefined);
    const response = await receiver({ secrets, timeoutMs: 20, onError }).handle(
      await requestTo("acme", "acme"),
    );
    expect(response.status).toBe(503);
    expect(onError.mock.calls.map(([error]) => error.reason)).toEqual(["secrets"]);
  });

  test.each([
    ["too short", "abc"],
    ["none", []],
    ["of a tenant without a name", { tenant: "", secrets: secret }],
    ["of a tenant whose name holds a space", { tenant: "a b", secrets: secret }],
    ["no text", 5 as unknown as string],
  ])("that are %s are a fault of the configuration", async (_, found) => {
    const onError = vi.fn();
    const response = await receiver({ secrets: () => found, onError }).handle(
      await requestTo("acme", "acme"),
    );
    expect(response.status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error.reason)).toEqual(["config"]);
  });

  test("are prepared once for each secret, and give way when there are many", async () => {
    let count = 0;
    const many: FindSecrets = () => [secret, { raw: `secret number ${count++} of very many` }];
    const verifier = receiver({ secrets: many });
    const { headers, body } = await sign({ event: letter });
    for (let round = 0; round < 1500; round++) await verifier.verify({ headers, body });
    expect(count).toBe(1500);
  });
});
