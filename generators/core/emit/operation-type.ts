import { quote } from "./text.ts";

/** The type of an operation among the generated types. Those who declare `operations` and those who read it agree here. */
export function operationType(operationId: string): string {
  return `operations[${quote(operationId)}]`;
}
