import { createSandbox } from "@crossborder/sandbox";
import { type ExampleRecords, makeRecords } from "../src/playground/make-records.ts";

/** Records that a new sandbox makes, always with the same IDs. */
export function exampleRecords(): Promise<ExampleRecords> {
  return makeRecords(createSandbox());
}

/** A text with the IDs of records instead of those in examples of the description. */
export function withRecordIds(text: string, { wallet: _, file_url: __, ...records }: ExampleRecords): string {
  const ids = new Map(
    Object.values(records).map((id) => [`${String(id).slice(0, 3)}000000000001`, String(id)]),
  );
  return text.replace(/\b[a-z]{2}_000000000001\b/g, (id) => ids.get(id) ?? id);
}

/** A text with the uploaded file instead of those in examples of the description. */
export function withUploadedFile(text: string, { file_url }: ExampleRecords): string {
  return text.replace(/https:\/\/files\.example\.com\/documents\/[\w.-]+/g, file_url);
}
