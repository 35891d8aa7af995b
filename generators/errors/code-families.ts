import { groupBy } from "../core/group-by.ts";
import { pascalCase } from "../core/identifier.ts";
import type { ApiModel } from "../core/model/api-model.ts";

/** Codes that start with the same words. */
interface CodeFamily {
  /** Name of the union of these codes, for example `QuotesErrorCode`. */
  readonly name: string;
  /** Beginning of each code, for example `QUOTES`. */
  readonly prefix: string;
  readonly codes: readonly string[];
}

/** The families of a catalogue with at least two codes, and the remaining codes. */
export interface CodeFamilies {
  readonly families: readonly CodeFamily[];
  readonly single: readonly string[];
}

/** Groups codes by the tag whose words they start with, or else by their first word. Document order. */
export function findCodeFamilies({ errorCatalog, tags }: ApiModel): CodeFamilies {
  const prefixes = tags.map(({ name }) => upperSnakeCase(name)).sort((a, b) => b.length - a.length);
  const codes = (errorCatalog?.entries ?? []).map(({ code }) => code);
  const prefixOf = (code: string) =>
    prefixes.find((candidate) => code.startsWith(`${candidate}_`)) ?? firstWord(code);
  const groups = [...groupBy(codes, prefixOf)].map(([prefix, own]) => ({
    name: familyName(prefix),
    prefix,
    codes: own,
  }));
  return {
    families: groups.filter((group) => group.codes.length > 1),
    single: groups.flatMap((group) => (group.codes.length > 1 ? [] : group.codes)),
  };
}

function upperSnakeCase(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
}

function firstWord(code: string): string {
  return code.split(/[^A-Za-z0-9]+/)[0] ?? code;
}

/** `BANK_ACCOUNTS` -> `BankAccountsErrorCode`. */
function familyName(prefix: string): string {
  return `${pascalCase(prefix.toLowerCase())}ErrorCode`;
}
