/** Something that the author of the workflow can correct; its message is all that is printed. */
export class ActionError extends Error {
  override readonly name: string = "ActionError";
}
