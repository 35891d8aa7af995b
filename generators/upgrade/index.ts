export { findUpgrade, type ProjectUpgrade, type UpgradedFile } from "./find-upgrade.ts";
export { unifiedDiff } from "./text-edits.ts";
