import { isObject } from "../../core/json.ts";
import { type ConfigFault, faultsOf } from "./check.ts";
import { formerSettings } from "./former-settings.ts";
import { CONFIG_SETTINGS } from "./settings.ts";

/** Everything that is wrong with the default export of a configuration. */
export function configFaults(value: unknown): readonly ConfigFault[] {
  const example =
    'export default { spec: "openapi.yaml", command: "npx codegen generate", generators: [types()] }';
  if (!isObject(value)) return [{ path: [], message: "The default export must be an object.", example }];
  const former = formerSettings(value);
  return former ? [former] : faultsOf(value, CONFIG_SETTINGS, []);
}
