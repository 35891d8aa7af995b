import { isDeepStrictEqual } from "node:util";
import type { ValidateFunction } from "ajv";

/** Exports of a program over generated mocks; an export is missing where the output has nothing for it. */
export interface PetMocks {
  pet(seed: number, overrides?: object): unknown;
  /** Handlers of MSW for the write: its success, and the error that the document describes. */
  add(): readonly never[];
  missing?(): readonly never[];
  getResponse(handlers: readonly never[], request: Request): Promise<Response | undefined>;
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);

/** Makes a value a year from now. */
function inOneYear<Value>(make: () => Value): Value {
  const Today = globalThis.Date;
  const now = Today.now() + 366 * 86_400_000;
  globalThis.Date = class extends Today {
    constructor(...values: []) {
      super(...((values.length === 0 ? [now] : values) as [])); // any of its overloads
    }
    static override now = () => now;
  } as DateConstructor; // called with `new` alone
  try {
    return make();
  } finally {
    globalThis.Date = Today;
  }
}

async function statusOf(
  { getResponse }: PetMocks,
  handlers: readonly never[],
  body: object,
): Promise<number> {
  const headers = { "content-type": "application/json" };
  const request = new Request("https://pets.example/pets", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const response = await getResponse(handlers, request).catch(() => Response.error()); // a server responds with 500
  return response?.type === "error" ? 500 : (response?.status ?? 0);
}

const PET = {
  name: "Rex",
  status: "open",
  age: 3,
  owner: { email: "a@b.example", address: { city: "Rome", zip: "00100" } },
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Abilities that users expect of mocks. */
export const MOCK_CASES: Readonly<
  Record<string, (mocks: PetMocks, isValid: ValidateFunction) => Promise<boolean | string>>
> = {
  "valid values of a pet, of 200": async ({ pet }, isValid) =>
    String(SEEDS.filter((seed) => isValid(plain(pet(seed)))).length),
  "a seed gives the same value in a year": async ({ pet }) =>
    SEEDS.every((seed) =>
      isDeepStrictEqual(
        plain(pet(seed)),
        inOneYear(() => plain(pet(seed))),
      ),
    ),
  "an override of one nested member keeps the others": async ({ pet }, isValid) => {
    const made = plain(pet(1, { owner: { address: { city: "Rome" } } })) as typeof PET; // checked by the schema
    return isValid(made) && made.owner.address.city === "Rome";
  },
  "responds with the described error": async (mocks) =>
    mocks.missing !== undefined && (await statusOf(mocks, mocks.missing(), PET)) === 404,
  "rejects a request that does not match the document": async (mocks) =>
    (await statusOf(mocks, mocks.add(), PET)) === 201 &&
    (await statusOf(mocks, mocks.add(), { name: 5 })) >= 400,
};
