import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Programs over the output of a generator, in the words of that generator. */
export interface Adapter {
  /** A program that gets the museum's opening hours; the output lies beside it in `out`. */
  readonly firstCall: string;
  /** The module with the validators, below the output. */
  readonly validators: string;
  /** The name of the validator for a request body of a component: `{Name}`, or `{name}` with a small letter. */
  readonly validator: string;
  /**
   * A module that exports `getPet`, `addPet` and, where events come one by one, `watchPets`. Each gives the pet that the
   * program goes on with, or undefined where the generator's types demand a look at the status or the error first.
   */
  readonly calls: string;
}

/** By the name of the generator. */
export const ADAPTERS: Readonly<Record<string, Adapter>> = parse(
  readFileSync(join(import.meta.dirname, "adapters.yaml"), "utf8"),
);
