import type { CodegenConfig } from "../../config.ts";
import { isObject } from "../../core/json.ts";
import { type ConfigFault, faultsOf } from "./check.ts";
import { folderFaults } from "./folder-faults.ts";
import { formerSettings } from "./former-settings.ts";
import { CONFIG_SETTINGS } from "./settings.ts";

/** Everything that is wrong with the default export of a configuration. */
export function configFaults(value: unknown): readonly ConfigFault[] {
  const example =
    'export default { spec: "openapi.yaml", command: "npx codegen generate", generators: [types()] }';
  if (!isObject(value)) return [{ path: [], message: "The default export must be an object.", example }];
  const former = formerSettings(value);
  if (former) return [former];
  const faults = faultsOf(value, CONFIG_SETTINGS, []);
  return faults.length > 0 ? faults : folderFaults(value as unknown as CodegenConfig); // every key is checked above
}
