import { stemKey } from "./file-stem.ts";
import { MANIFEST } from "./manifest.ts";

/** Returns reasons why files with these paths cannot be written into one folder on every system. Empty if they can. */
export function pathFaults(paths: readonly unknown[]): readonly string[] {
  const faults = paths.flatMap((path) => {
    const fault = faultOf(path);
    return fault === undefined ? [] : [`${JSON.stringify(path)} ${fault}`];
  });
  return faults.length > 0 ? faults : sharedPaths(paths.map(String));
}

/** Characters that are invalid in names on Windows or undesirable anywhere. */
const UNWRITABLE = /[<>:"|?*\p{Cc}]/u;
/** Device names of Windows, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function faultOf(path: unknown): string | undefined {
  if (typeof path !== "string" || path === "") return "is not a path";
  if (path.includes("\\")) return "has a backslash: separate folders with slashes";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path))
    return "is absolute: it must be relative to the folder";
  if (path === MANIFEST) return "is the manifest of the folder";
  return path
    .split("/")
    .map(segmentFault)
    .find((fault) => fault !== undefined);
}

function segmentFault(segment: string): string | undefined {
  if (segment === "..") return "leads out of the folder";
  if (segment === "" || segment === ".") return "has an empty part";
  if (UNWRITABLE.test(segment)) return "has a character that file names cannot have on every system";
  if (/[. ]$/.test(segment)) return "has a part that ends with a dot or a space, which Windows removes";
  return DEVICE.test(segment) ? "has a part that Windows keeps for a device" : undefined;
}

/** Finds paths that some disk treats as one, and files with the path of a folder. */
function sharedPaths(paths: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const path of paths) {
    const other = first.get(stemKey(path));
    if (other === undefined) first.set(stemKey(path), path);
    else
      faults.push(
        `${JSON.stringify(path)} is the same file as ${JSON.stringify(other)}${other === path ? "" : " where disks ignore case"}`,
      );
  }
  for (const path of paths)
    for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
      const file = first.get(stemKey(path.slice(0, end)));
      if (file !== undefined)
        faults.push(`${JSON.stringify(path)} is in a folder where ${JSON.stringify(file)} is a file`);
    }
  return faults;
}
