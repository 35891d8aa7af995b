import type { PathStep } from "../../containment/obstacle.ts";

/** A path as people write it: `data[*].status`. */
export function valuePath(path: readonly PathStep[]): string {
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step: PathStep): string {
  switch (step.kind) {
    case "property":
      return /[.[\]\s]/.test(step.name) || step.name === ""
        ? `[${JSON.stringify(step.name)}]`
        : `.${step.name}`;
    case "properties":
      return ".*";
    case "item":
      return `[${step.index}]`;
    case "items":
      return "[*]";
    default:
      return step satisfies never;
  }
}
