import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A delivery as it arrived. */
export interface StoredDelivery {
  readonly id: string;
  /** Names and values by turns, as they were sent. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** The newest deliveries, in a folder. */
export interface StoredDeliveries {
  /** Writes a delivery to the disk, and removes the oldest ones beyond the limits. */
  save(delivery: StoredDelivery): void;
  /** Gives the newest delivery with this message ID. */
  find(id: string): StoredDelivery | undefined;
}

const MAX_FILES = 100;
const MAX_BYTES = 67_108_864;

const File = z.object({ id: z.string(), headers: z.array(z.string()), body: z.string() });

/** Opens a folder. It is made with the first delivery, for its owner alone, and git ignores it. */
export function openStoredDeliveries(folder: string): StoredDeliveries {
  /** Newest first; names begin with the time. */
  const names = () =>
    readdirSync(folder)
      .filter((name) => /^\d{15}-.*\.json$/.test(name))
      .sort()
      .reverse();
  let last = 0;
  return {
    save({ id, headers, body }) {
      if (!existsSync(folder)) {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(join(folder, ".gitignore"), "*\n");
      }
      last = Math.max(last + 1, Date.now());
      // The name is ours: a message ID is anybody's text.
      const path = join(folder, `${String(last).padStart(15, "0")}-${randomUUID()}.json`);
      const text = JSON.stringify({ id, headers, body: body.toString("base64") });
      writeFileSync(`${path}.part`, text, { mode: 0o600, flag: "wx" });
      renameSync(`${path}.part`, path);
      let bytes = 0;
      for (const [index, name] of names().entries()) {
        bytes += statSync(join(folder, name)).size;
        if (index >= MAX_FILES || bytes > MAX_BYTES) rmSync(join(folder, name));
      }
    },
    find(id) {
      for (const name of existsSync(folder) ? names() : []) {
        const { body, ...delivery } = File.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
        if (delivery.id === id) return { ...delivery, body: Buffer.from(body, "base64") };
      }
      return undefined;
    },
  };
}
