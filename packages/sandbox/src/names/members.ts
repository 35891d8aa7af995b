import * as z from "zod";
import { unknownName } from "./unknown-name.ts";

/** An object with these members and no others: a misspelled one is rejected, with the known names. */
export function members<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape);
  const error = (issue: z.core.$ZodRawIssue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownName(key, names, "member")).join(" ")
      : undefined;
  return z.strictObject(shape, { error });
}
