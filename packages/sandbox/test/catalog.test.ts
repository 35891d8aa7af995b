import { type ErrorCode, errorCatalog } from "@crossborder/errors";
import described from "@crossborder/spec/errors.json" with { type: "json" };
import { ErrorEnvelope } from "@crossborder/zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openScene, type Scene } from "./support/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const codes = Object.keys(errorCatalog) as ErrorCode[];

describe("every code of the catalogue", () => {
  test("is one of the description", () => expect(codes).toEqual(Object.keys(described)));

  test.each(codes)("%s can be provoked, with its status, its description and the envelope", async (code) => {
    await scene.control.faults.create({ operation: "doc.get", code });
    const response = await scene.fetch("/doc");
    const body = await response.json();
    const { status, description } = errorCatalog[code];
    expect(response.status).toBe(status);
    expect(ErrorEnvelope.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ success: false, code, description, errors: [] });
    expect(response.headers.get("retry-after")).toBe(code === "AUTH_RATE_LIMITED" ? "1" : null);
    expect((await scene.fetch("/doc")).status).toBe(200);
  });
});

test("a code comes on the call that was named, as often as was named", async () => {
  await scene.control.faults.create({ operation: "doc.get", code: "INTERNAL_ERROR", from_call: 3, times: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await scene.fetch("/doc")).status);
  expect(statuses).toEqual([200, 200, 500, 500, 200]);
});
