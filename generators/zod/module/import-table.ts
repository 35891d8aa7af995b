import type { ImportRequest } from "../../core/emit/source-file.ts";

/** The imports of one file, collected while its code is written. */
export class ImportTable {
  readonly #requests: ImportRequest[] = [];

  add(request: ImportRequest): void {
    this.#requests.push(request);
  }

  /** What is needed as a value is not imported as a type beside. */
  get requests(): readonly ImportRequest[] {
    const values = new Set(this.#requests.filter(({ typeOnly }) => !typeOnly).flatMap(namesOf));
    return this.#requests.filter(
      (request) => !request.typeOnly || !namesOf(request).every((name) => values.has(name)),
    );
  }
}

function namesOf({ from, names = [] }: ImportRequest): string[] {
  return names.map((name) => `${from} ${name}`);
}
