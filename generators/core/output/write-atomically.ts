import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ignoreMissing } from "./list-files.ts";

/** Writes a file so that readers see it either unchanged or complete. A link stays one, and the mode stays the same. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const target = (await realpath(path).catch(ignoreMissing)) ?? path;
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(temporary, content);
    const old = await stat(target).catch(ignoreMissing);
    if (old) await chmod(temporary, old.mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
