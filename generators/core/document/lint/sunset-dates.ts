import { sunsetDay } from "../../sunset-day.ts";
import type { NodeRule } from "./node-rule.ts";

/** Finds sunset dates that cannot be parsed: the diff would treat them as missing. */
export const malformedSunset: NodeRule = (_, { "x-sunset": value }) =>
  value === undefined || sunsetDay(value) !== undefined
    ? []
    : [
        {
          field: "x-sunset",
          code: "x-sunset-malformed",
          message: `"x-sunset" is ${JSON.stringify(value)}, which is not a date; it is ignored.`,
          help: "Write the day of the removal, for example 2027-01-31.",
        },
      ];
