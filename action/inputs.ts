import { ActionError } from "./action-error.ts";

/** Inputs of the workflow, read from the environment alone. */
export type Inputs = Readonly<ReturnType<typeof readInputs>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks every input of action.yml. Throws an {@link ActionError} for an invalid value. */
export function readInputs(environment: Environment) {
  const text = (name: string): string => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim();
  const spec = text("spec");
  if (spec === "")
    throw new ActionError("The input `spec` is required. Set it to the path of your document.");
  return {
    spec: notAnOption("spec", spec),
    workingDirectory: text("working-directory") || ".",
    /** A git ref; empty for the one of the event. */
    base: notAnOption("base", text("base")),
    overlays: text("overlays")
      .split("\n")
      .map((line) => notAnOption("overlays", line.trim()))
      .filter((line) => line !== ""),
    failOn: oneOf("fail-on", text("fail-on") || "undecided", ["breaking", "undecided", "risky", "none"]),
    exemptionsFrom: oneOf("exemptions-from", text("exemptions-from") || "base", ["base", "work-tree"]),
    generate: oneOf("generate", text("generate") || "auto", CHOICES),
    out: notAnOption("out", text("out")),
    changesets: oneOf("changesets", text("changesets") || "false", FLAGS) === "true",
    impact: oneOf("impact", text("impact") || "false", FLAGS) === "true",
    comment: oneOf("comment", text("comment") || "true", FLAGS) === "true",
    annotations: oneOf("annotations", text("annotations") || "true", FLAGS) === "true",
    sarifFile: text("sarif-file"),
    htmlFile: text("html-file"),
    untrusted: oneOf("untrusted", text("untrusted") || "auto", CHOICES),
    version: exactVersion(text("version")),
    token: text("github-token"),
  };
}

const CHOICES = ["true", "false", "auto"] as const;
const FLAGS = ["true", "false"] as const;

function oneOf<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const known = values.find((candidate) => candidate === value);
  if (known !== undefined) return known;
  throw new ActionError(`Unknown value "${value}" for the input \`${name}\`. Use ${values.join(", ")}.`);
}

/** A value becomes an argument of a program: one that starts with a dash would be an option of it. */
function notAnOption(name: string, value: string): string {
  if (!value.startsWith("-")) return value;
  throw new ActionError(`The input \`${name}\` cannot start with a dash: "${value}".`);
}

/** A range or a tag would install something else tomorrow. */
function exactVersion(value: string): string {
  if (value === "installed" || /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(value)) return value;
  throw new ActionError(
    `The input \`version\` is "${value}". Use an exact version such as 1.2.3, or \`installed\`.`,
  );
}
