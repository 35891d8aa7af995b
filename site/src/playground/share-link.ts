/// <reference lib="dom" />
import { siteRoot } from "../add-script.ts";
import type { ProgramFaults } from "./program-event.ts";

/** Content of a link to the playground. */
export interface SharedProgram {
  readonly code: string;
  readonly faults?: ProgramFaults;
}

const through = (bytes: BlobPart, stream: GenericTransformStream): Response =>
  new Response(
    new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>>),
  );

/** Returns an address of the playground with a program behind its `#`, which browsers send to no server. */
export async function shareLink(program: SharedProgram): Promise<string> {
  const packed = through(JSON.stringify(program), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of new Uint8Array(await packed.arrayBuffer())) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${siteRoot}start/playground.html#${text}`;
}

/** Reads the program of an address; undefined if there is none. */
export async function readShared(hash: string): Promise<SharedProgram | undefined> {
  try {
    const binary = atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const shared = await through(bytes, new DecompressionStream("deflate-raw")).json();
    return typeof shared?.code === "string" ? shared : undefined;
  } catch {
    return undefined; // the anchor of a heading, or a link that was cut
  }
}
