import { relative } from "node:path";
import { InputError } from "../core/input-error.ts";

/** A command line that cannot run. The exit code is 2. */
export class UsageError extends InputError {}

/** A mistake in a file. Its message begins with the place, as the diagnostics of a document do. */
export class FileError extends UsageError {}

/** Several mistakes in a command line. */
class UsageErrors extends UsageError {
  readonly all: readonly UsageError[];

  constructor(all: readonly UsageError[]) {
    super(all.map(({ message }) => message).join("\n"), all.map(({ help }) => help).join("\n"));
    this.all = all;
  }
}

/** Collects the mistakes in a command line, so that all are printed together. */
export class Faults {
  readonly #found: UsageError[] = [];

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  add(message: string, help: string): void {
    this.#found.push(new UsageError(message, help));
  }

  /** Reads one part; undefined where that throws a {@link UsageError}, which `check` throws later. */
  try<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#found.push(...(error instanceof UsageErrors ? error.all : [error]));
      return undefined;
    }
  }

  /** Throws what was found as one error. */
  check(): void {
    const [first, ...others] = this.#found;
    if (first) throw others.length === 0 ? first : new UsageErrors(this.#found);
  }
}

/** Reads several parts of a command line; throws everything that is wrong with any of them. */
export function together<Parts extends Readonly<Record<string, unknown>>>(
  readers: { readonly [Key in keyof Parts]: () => Parts[Key] },
): Parts {
  const faults = new Faults();
  const entries = Object.entries<() => unknown>(readers).map(([key, read]) => [key, faults.try(read)]);
  faults.check();
  return Object.fromEntries(entries) as Parts; // every reader has returned its part
}

/** Returns the reasons why a command cannot run, one a line. */
export function failureLine(failure: Pick<InputError, "message" | "help">): string {
  if (failure instanceof UsageErrors) return failure.all.map(failureLine).join("\n");
  const start = failure instanceof FileError ? "" : "codegen: ";
  return `${start}${failure.message}  (${failure.help})`;
}

/** A path as it is printed: from the working directory, with slashes. */
export function shownPath(path: string, workingDirectory: string): string {
  return relative(workingDirectory, path).replaceAll("\\", "/");
}
