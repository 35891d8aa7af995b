import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

const withPath = (url: string, path: string) =>
  `{servers: [{url: ${url}}], paths: {${path}: {get: {operationId: pets, responses: {"204": {description: Done.}}}}}}`;

test("the end of the server becomes the beginning of the paths", async () => {
  const [joined, split] = [withPath("https://a.test/v1", "/pets"), withPath("https://a.test", "/v1/pets")];
  expect(await toldOf({ base: joined, revision: split })).toEqual([
    'safe base-path-moved: The paths begin with "/v1" now, and the servers no longer end in it. [types major, client major]',
  ]);
  expect(await toldOf({ base: split, revision: joined })).toEqual([
    'safe base-path-moved: The servers end in "/v1" now, and the paths no longer begin with it. [types major, client major]',
  ]);
});
