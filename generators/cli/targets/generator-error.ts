import { GeneratorFailure } from "../../core/run/generator-failure.ts";
import { settingError } from "../load-config.ts";
import { UsageError } from "../usage-error.ts";
import type { Targets } from "./targets.ts";

interface ErrorParts extends Pick<Targets, "listed"> {
  readonly workingDirectory: string;
}

/** Error about a generator, with its place in the configuration that lists it. */
export function generatorError(
  name: string,
  { listed, workingDirectory }: ErrorParts,
  { message, help }: Pick<UsageError, "message" | "help">,
): UsageError {
  const index = listed?.generators.findIndex((generator) => generator.name === name) ?? -1;
  if (listed === undefined || index === -1) return new UsageError(message, help);
  return settingError(
    { path: ["generators", index], message, help },
    { path: listed.config, workingDirectory },
  );
}

/** Returns the error to throw for one of a generator: it gets its place in the configuration. */
export function locatedFailure(error: unknown, parts: ErrorParts): unknown {
  return error instanceof GeneratorFailure ? generatorError(error.generator, parts, error) : error;
}
