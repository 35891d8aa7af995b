import type { Generated, Generator, RunContext } from "../generator.ts";
import { isObject } from "../json.ts";
import type { ApiModel } from "../model/api-model.ts";
import { pathFaults } from "../output/path-faults.ts";
import { GeneratorFailure } from "./generator-failure.ts";

/** Runs one generator. Throws a {@link GeneratorFailure} if its code, which may be third-party, is faulty. */
export async function runGenerator(
  generator: Generator,
  model: ApiModel,
  context: RunContext,
): Promise<Generated> {
  const { name } = generator;
  const generated: unknown = await attempt(generator, model, context);
  const fault = shapeFault(generated);
  if (fault !== undefined)
    throw new GeneratorFailure(name, {
      message: `returned ${fault}.`,
      help: 'Return { kind: "files", files, diagnostics } or { kind: "nothing", reason }',
    });
  const result = generated as Generated; // checked above
  const faults = result.kind === "files" ? pathFaults(result.files.map(({ path }) => path)) : [];
  if (faults.length > 0)
    throw new GeneratorFailure(name, {
      message: `returned files that cannot be written: ${faults.join("; ")}.`,
      help: "Give each file a path of its own inside the generator's folder",
    });
  return result;
}

async function attempt(generator: Generator, model: ApiModel, context: RunContext): Promise<unknown> {
  try {
    return await generator.generate(model, context);
  } catch (cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    throw new GeneratorFailure(generator.name, {
      message: `failed: ${text}`,
      help: "Fix the generator, or report the fault to its authors",
      cause,
    });
  }
}

/** Describes a violation of the result type: generators may be written in JavaScript. */
function shapeFault(generated: unknown): string | undefined {
  if (!isObject(generated)) return generated === undefined ? "nothing" : described(generated);
  if (generated.kind === "nothing") return typeof generated.reason === "string" ? undefined : "no `reason`";
  if (generated.kind !== "files") return `the unknown kind ${JSON.stringify(generated.kind)}`;
  if (!Array.isArray(generated.diagnostics)) return "no list of `diagnostics`";
  if (!Array.isArray(generated.files)) return "no list of `files`";
  const wrong = generated.files.find((file) => !isObject(file) || typeof file.text !== "string");
  return wrong === undefined ? undefined : "a file without a `text`";
}

function described(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
