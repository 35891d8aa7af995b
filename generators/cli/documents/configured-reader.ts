import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { ReadRefusal } from "../../core/document/source/confined-reader.ts";
import { type SourceReader, toUri } from "../../core/document/source/source-reader.ts";
import { UnreadableSetting } from "../../core/document/source/unreadable-setting.ts";
import { type SettingPath, textOf } from "../config/check.ts";
import { createLocator } from "../config/locate-setting.ts";
import type { LoadedConfig } from "../load-config.ts";
import { locationIn, type SettingParts } from "../targets/settings.ts";

/** Says where the configuration names a file that cannot be read. */
export function configuredReader(reader: SourceReader, parts: SettingParts): SourceReader {
  const { loaded } = parts;
  if (loaded === undefined) return reader;
  const settings = namedFiles(parts, loaded);
  const explained =
    <Content>(read: (uri: string) => Promise<Content>) =>
    async (uri: string): Promise<Content> => {
      try {
        return await read(uri);
      } catch (error) {
        const path = settings.get(uri);
        if (path === undefined || !(error instanceof Error) || error instanceof ReadRefusal) throw error;
        throw new UnreadableSetting(`Cannot read ${reader.displayName(uri)}. ${error.message}`, {
          location: await locationOf(path, reader.displayName(pathToFileURL(loaded.path).href), loaded),
          help: `Correct \`${textOf(path)}\`, or add the file.`,
        });
      }
    };
  const { read, readBytes } = reader;
  return { ...reader, read: explained(read), ...(readBytes && { readBytes: explained(readBytes) }) };
}

/** The settings that name files, unless an option replaces them. */
function namedFiles({ arguments: args }: SettingParts, { config, folder }: LoadedConfig) {
  const files = new Map<string, SettingPath>();
  const add = (file: string, path: SettingPath) => files.set(toUri(locationIn(folder, file)), path);
  if (args.spec === undefined) add(config.spec, ["spec"]);
  if (args.overlays.length === 0)
    for (const [index, overlay] of (config.overlays ?? []).entries()) add(overlay, ["overlays", index]);
  if (config.diff?.exemptions !== undefined && args.exemptions === undefined)
    add(config.diff.exemptions, ["diff", "exemptions"]);
  return files;
}

async function locationOf(path: SettingPath, file: string, loaded: LoadedConfig) {
  const { line, column } = createLocator(await readFile(loaded.path, "utf8")).setting(path);
  return { file, line, column, pointer: "" };
}
