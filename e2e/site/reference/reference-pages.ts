import type { ErrorEntryModel } from "../../../generators/core/model/api-model.ts";
import { readService } from "../../../site/build/read-service.ts";
import { referenceFiles } from "../../../site/build/write-reference.ts";

/** Every code of the service's catalogue. */
export async function codeEntries(): Promise<readonly ErrorEntryModel[]> {
  return (await readService()).errorCatalog?.entries ?? [];
}

/** The pages of the service's reference as the site has them, by path. */
export async function referencePages(): Promise<Map<string, string>> {
  return new Map((await referenceFiles("markdown")).map(({ path, text }) => [path, text]));
}
