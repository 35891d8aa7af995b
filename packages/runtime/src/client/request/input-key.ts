import type { ParameterDescriptor } from "../contracts/parameter.ts";

/** The key under which the input carries a parameter. */
export function inputKey({ name, key }: ParameterDescriptor): string {
  return key ?? name;
}
