/** Thrown for a fault in the code of a generator: it threw, or its result cannot be written. */
export class GeneratorFailure extends Error {
  /** Name of the generator. */
  readonly generator: string;
  /** One imperative sentence: how to fix it. */
  readonly help: string;

  constructor(
    generator: string,
    { message, help, cause }: { message: string; help: string; cause?: unknown },
  ) {
    super(`The generator "${generator}" ${message}`, { cause });
    this.name = "GeneratorFailure";
    this.generator = generator;
    this.help = help;
  }
}
