import { childPointer } from "../../document/pointer.ts";
import { isDeclarable } from "../../identifier.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** `x-codegen-name` of an operation: `group.method`, or the method alone. */
export function readOperationCodegenName(context: ModelContext, node: ModelNode): string | undefined {
  return read(context, node, {
    test: (name) => /^[^.\s]+(\.[^.\s]+)?$/.test(name),
    expected: "a method, or a group and a method, such as `list` or `pets.list`",
  });
}

/** `x-codegen-name` of a component: what its type is called. */
export function readComponentCodegenName(context: ModelContext, node: ModelNode): string | undefined {
  return read(context, node, { test: isDeclarable, expected: "a name of a type, such as PetList" });
}

interface Rule {
  readonly test: (name: string) => boolean;
  readonly expected: string;
}

function read(context: ModelContext, node: ModelNode, { test, expected }: Rule): string | undefined {
  const name = node.value["x-codegen-name"];
  if (name === undefined) return undefined;
  if (typeof name === "string" && test(name)) return name;
  context.report(context.place(childPointer(node.pointer, "x-codegen-name")), {
    code: "x-codegen-name-malformed",
    severity: "warning",
    message: "The value of x-codegen-name cannot be used as a name; it is ignored.",
    help: `Write ${expected}, or remove it.`,
  });
  return undefined;
}
