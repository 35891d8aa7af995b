import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: "{type: object, properties: {a: {type: string}}}",
  revision: "{type: object, properties: {a: {type: string}, b: {type: string}}}",
};

test("an object that lets others pass gets a property", async () => {
  for (const direction of ["request", "reply"] as const) {
    expect(await toldOfSchema(direction, given)).toEqual([
      'safe property-added: "b" is new. [types minor, client minor, zod minor]',
    ]);
  }
});
