export { findUpgrade, type ProjectUpgrade } from "./find-upgrade.ts";
export { mergeFiles, unifiedDiff } from "./text-edits.ts";
