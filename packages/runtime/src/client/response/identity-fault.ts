import type { AnyOperation } from "../contracts/operation.ts";

/** Describes what is wrong with the members that identify a success. */
export const identityFault: NonNullable<AnyOperation["identifiedBy"]>["faultOf"] = (members, data) => {
  for (const [name, prefix] of Object.entries(members)) {
    const value = data[name];
    if (value === undefined) return `has no ${JSON.stringify(name)}.`;
    if (prefix !== "" && !(typeof value === "string" && value.startsWith(prefix)))
      return `has a ${JSON.stringify(name)} that does not begin with ${JSON.stringify(prefix)}.`;
  }
  return undefined;
};
