import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A change of the description, and what it has to mean for those who have the packages. */
export interface RehearsedChange {
  readonly name: string;
  readonly level: "minor" | "major";
  /** Packages whose release has to be of that level; all others may be lower. */
  readonly packages: readonly string[];
  readonly edits: readonly Edit[];
}

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const QUOTE_CREATE = "spec/components/schemas/QuoteCreate.yaml";

/** First something that an `npm update` may bring, then something that it may not. */
export const CHANGES: readonly RehearsedChange[] = [
  {
    name: "an optional property in a request",
    level: "minor",
    packages: ["spec", "types", "client", "zod"],
    edits: [
      {
        file: QUOTE_CREATE,
        from: "\nproperties:\n",
        to: "\nproperties:\n  rehearsed_note:\n    type: string\n    description: A note for the receiver.\n",
      },
    ],
  },
  {
    name: "the same property is required",
    level: "major",
    packages: ["spec", "types", "client", "zod"],
    edits: [{ file: QUOTE_CREATE, from: "\nrequired:\n", to: "\nrequired:\n  - rehearsed_note\n" }],
  },
];

/** Makes the change in a copy of the repository; throws when the text to replace is not there. */
export async function applyChange({ edits }: RehearsedChange, folder: string): Promise<void> {
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to rehearse with.`);
    await writeFile(path, text.replace(from, to));
  }
}
