export { findUpgrade, type ProjectUpgrade } from "./find-upgrade.ts";
export { mergeFiles, type UpgradedFile, unifiedDiff } from "./text-edits.ts";
