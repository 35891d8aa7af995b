import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { description } from "./description.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(description, "description");

/** Lists why a component of the bundle rejects a value; empty if it accepts it. */
export function validationErrors(component: string, value: unknown): readonly ErrorObject[] {
  const validate = ajv.getSchema(`description#/components/schemas/${component}`);
  if (!validate) throw new Error(`The bundle has no component ${component}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}
