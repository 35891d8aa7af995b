import { camelCase, isDeclarable } from "../../../core/identifier.ts";

/** Names of functions of the runtime, which variables must not have. */
const RUNTIME_NAMES =
  /^(?:is|has|accepts|look|nothing|add)[A-Z]|^(?:below|remembered|getOwn|keysOf|membersOf|countOf|areUnique|equalsOneOf|compilePattern|parser|z)$/;

/** Globals that functions use. */
const GLOBALS: readonly string[] = ["Array", "Math", "Number", "Object", "Set"];

const LONGEST_VARIABLE = 40;

/** The names of one file, without collisions. */
export class FileNames {
  readonly #declared: Set<string>;
  readonly #variables = new Set<string>();

  constructor(exported: Iterable<string>) {
    this.#declared = new Set([...exported, ...GLOBALS]);
  }

  /** Reserves a name for a declaration. */
  reserve(wanted: string): string {
    const isFree = (name: string) =>
      !this.#declared.has(name) && !this.#variables.has(name) && isDeclarable(name);
    const name = numbered(camelCase(wanted), isFree);
    this.#declared.add(name);
    return name;
  }

  /** Returns an unused name for a variable of a function. It shadows no name that functions use. */
  variable(wanted: string, used: ReadonlySet<string>): string {
    const identifier = camelCase(wanted);
    const isUsable =
      isDeclarable(identifier) && identifier.length <= LONGEST_VARIABLE && !RUNTIME_NAMES.test(identifier);
    const isFree = (name: string) => !used.has(name) && !this.#declared.has(name);
    const name = numbered(isUsable ? identifier : "member", isFree);
    this.#variables.add(name);
    return name;
  }

  /** Returns the local name of an import: its own if it is not used. */
  imported(wanted: string): string {
    let name = wanted;
    while (this.#declared.has(name)) name = `${name}_`;
    this.#declared.add(name);
    return name;
  }
}

function numbered(base: string, isFree: (name: string) => boolean): string {
  let name = base;
  for (let number = 2; !isFree(name); number += 1) name = `${base}${number}`;
  return name;
}
