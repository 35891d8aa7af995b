import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openScene, pathOf, type Scene, WAYS } from "./support/scene.ts";

describe.each(WAYS)("authentication, %s", (way) => {
  let scene: Scene;
  let development = "";
  beforeAll(async () => {
    scene = await openScene(way);
    development = scene.sandbox.instances.development.id;
  });
  afterAll(() => scene.close());

  async function codeWith(
    authorization: string | undefined,
    path = pathOf(scene, "customers"),
  ): Promise<string> {
    const headers = authorization === undefined ? { authorization: "" } : { authorization };
    const response = await scene.fetch(path, { headers });
    const { code = "none" } = response.status === 200 ? {} : ((await response.json()) as { code: string });
    return code;
  }

  test("asks for the bearer header, under every path of the service", async () => {
    for (const path of [pathOf(scene, "customers"), "/doc", pathOf(scene, "payouts")])
      expect(await codeWith(undefined, path)).toBe("AUTH_UNAUTHORIZED");
  });

  test.each(["Bearer nonsense", "Bearer", "Basic abc", "nonsense"])("rejects %j", async (authorization) =>
    expect(await codeWith(authorization)).toBe("AUTH_UNAUTHORIZED"),
  );

  test("takes the scheme in any case", async () => {
    const { apiKey } = scene.sandbox.instances.development;
    for (const scheme of ["Bearer", "bearer", "BEARER"])
      expect(await codeWith(`${scheme} ${apiKey}`)).toBe("none");
  });

  test("rejects the key of another instance, and instances that do not exist", async () => {
    const { apiKey } = scene.sandbox.instances.production;
    expect(await codeWith(`Bearer ${apiKey}`)).toBe("AUTH_FORBIDDEN");
    expect(await codeWith(`Bearer ${apiKey}`, "/v1/instances/in_000000000000/customers")).toBe(
      "INSTANCES_NOT_FOUND",
    );
  });

  test.each([
    [{ forbidden: ["customers.list"] }, "AUTH_FORBIDDEN"],
    [{ forbidden: ["payouts.list"] }, "none"],
    [{ allowed_ips: ["192.0.2.1"] }, "AUTH_IP_BLOCKED"],
    [{ allowed_ips: ["127.0.0.1"] }, "none"],
    [{ allowed_ips: ["2001:db8::/32", "127.0.0.0/8"] }, "none"],
    [{ allowed_ips: ["127.0.0.2/32", "2001:db8::/32"] }, "AUTH_IP_BLOCKED"],
    [{ forbidden: ["*"] }, "AUTH_FORBIDDEN"],
    [{ forbidden: ["GET /v1/instances/{instance_id}/receivers"] }, "AUTH_FORBIDDEN"],
    [{ oauth: "NOT_BOUND" }, "AUTH_OAUTH_CONNECTION_NOT_BOUND"],
    [{ oauth: "not-bound" }, "AUTH_OAUTH_CONNECTION_NOT_BOUND"],
    [{ oauth: "not-found" }, "AUTH_OAUTH_CONNECTION_NOT_FOUND"],
    [{ oauth: "revoked" }, "AUTH_OAUTH_CONNECTION_REVOKED"],
    [{ oauth: "bound" }, "none"],
  ] as const)("a key with %j gets %s", async (restriction, code) => {
    const input = { instance_id: development, ...restriction } as Parameters<
      typeof scene.control.apiKeys.create
    >[0];
    const { apiKey } = await scene.control.apiKeys.create(input);
    expect(await codeWith(`Bearer ${apiKey}`)).toBe(code);
    await scene.control.apiKeys.delete({ id: apiKey });
    expect(await codeWith(`Bearer ${apiKey}`)).toBe("AUTH_UNAUTHORIZED");
  });

  test("a blocked instance is rejected until it is not", async () => {
    await scene.control.instances.update({ id: development, blocked: true });
    expect(await codeWith(`Bearer ${scene.sandbox.instances.development.apiKey}`)).toBe("INSTANCES_BLOCKED");
    await scene.control.instances.update({ id: development, blocked: false });
    expect(await codeWith(`Bearer ${scene.sandbox.instances.development.apiKey}`)).toBe("none");
  });

  test("a limit of requests responds with Retry-After, and ends with its time", async () => {
    await scene.control.clock.freeze();
    await scene.control.instances.update({ id: development, rateLimit: { requests: 2, seconds: 30 } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push(await scene.fetch("/doc"));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(statuses[2]?.headers.get("retry-after")).toBe("30");
    await scene.control.clock.advance({ seconds: 30 });
    expect((await scene.fetch("/doc")).status).toBe(200);
    await scene.control.instances.update({ id: development, rateLimit: null });
  });

  test.each(["localhost", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "2001:db8::/129", ""])(
    "%j is no address that a key can be bound to",
    async (range) => {
      const input = { instance_id: development, allowed_ips: [range] };
      await expect(scene.control.apiKeys.create(input)).rejects.toThrow("allowed_ips.0");
    },
  );
});
