/** Programs over the output of a generator, in the words of that generator. */
export interface Adapter {
  /** A program that gets the museum's opening hours; the output lies beside it in `out`. */
  readonly firstCall: string;
  /** The module with the validators, below the output. */
  readonly validators: string;
  /** The name of the validator for a request body of a component. */
  validatorOf(component: string): string;
  /**
   * A module that exports `getPet`, `addPet` and, where events come one by one, `watchPets`. Each gives the pet that the
   * program goes on with, or undefined where the generator's types demand a look at the status or the error first.
   */
  readonly calls: string;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** By the name of the generator. */
export const ADAPTERS: Readonly<Record<string, Adapter>> = {
  "@crossborder/codegen": {
    firstCall: `import { createClient } from "./out/client/index.js";
const museum = createClient();
const hours = await museum.operations.getMuseumHours({ limit: 1 });
console.log(hours[0]?.date.toUpperCase());
`,
    validators: "zod/request/index.ts",
    validatorOf: (component) => component,
    calls: `import { createClient } from "./client/index.js";
const pets = createClient({ baseUrl: "https://pets.example" }).operations;
export const getPet = (id) => pets.getPet({ id });
export const addPet = (pet) => pets.addPet(pet);
export const watchPets = () => pets.watchPets({});
`,
  },
  "@hey-api/openapi-ts": {
    firstCall: `import { getMuseumHours } from "./out/index";
const { data } = await getMuseumHours({ query: { limit: 1 } });
console.log(data?.[0]?.date.toUpperCase());
`,
    validators: "zod.gen.ts",
    validatorOf: (component) => `z${component}`,
    calls: `import * as sdk from "./sdk.gen";
import { client } from "./client.gen";
client.setConfig({ baseUrl: "https://pets.example" });
export const getPet = async (id) => (await sdk.getPet({ path: { id } })).data;
export const addPet = async (body) => (await sdk.addPet({ body })).data;
export const watchPets = async () => (await sdk.watchPets()).stream;
`,
  },
  orval: {
    firstCall: `import { getMuseumHours } from "./out/client";
const response = await getMuseumHours({ limit: 1 });
if (response.status === 200) console.log(response.data[0]?.date.toUpperCase());
`,
    validators: "zod.ts",
    validatorOf: (component) => `Check${component}Body`,
    calls: `import * as client from "./client";
export const getPet = async (id) => {
  const response = await client.getPet(id);
  return response.status === 200 ? response.data : undefined;
};
export const addPet = async (pet) => {
  const response = await client.addPet(pet);
  return response.status === 201 ? response.data : undefined;
};
`,
  },
  kubb: {
    firstCall: `import { getMuseumHours } from "./out/client/getMuseumHours";
const hours = await getMuseumHours({ limit: 1 });
console.log(hours[0]?.date.toUpperCase());
`,
    validators: "zod/index.ts",
    validatorOf: (component) => `${lowerFirst(component)}Schema`,
    calls: `import * as client from "./client";
export const getPet = (id) => client.getPet(id, { baseURL: "https://pets.example" });
export const addPet = (pet) => client.addPet(pet, { baseURL: "https://pets.example" });
`,
  },
};
