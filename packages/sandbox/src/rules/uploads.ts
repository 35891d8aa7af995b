import { rejection } from "../http/rejection.ts";
import type { Transaction } from "../state/transaction.ts";
import type { Rule } from "./rule.ts";

/** A file of a multipart body, read. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** "Limits": pages of a PDF. */
const MAX_PAGES = 150;

/** "Endpoints": a file goes into a bucket, and its `file_url` is for other requests. */
export const createUpload: Rule<"upload.create"> = (tx, { instance, body: { file, bucket }, origin }) => {
  if (!isFile(file))
    throw rejection("VALIDATION_FAILED", { errors: [{ path: ["file"], message: "Send a file." }] });
  checkFile(file);
  const name = file.name === "" ? "file" : file.name;
  const id = tx.id("up_");
  const file_url = `${origin}/files/${encodeURIComponent(bucket)}/${id}/${encodeURIComponent(name)}`;
  tx.put("uploads", {
    id: file_url,
    instance_id: instance.id,
    created_at: tx.now,
    bucket,
    file_url,
    name,
    bytes: file.bytes.length,
  });
  return { file_url };
};

function isFile(value: unknown): value is ReceivedFile {
  return typeof value === "object" && value !== null && "bytes" in value;
}

function checkFile({ bytes, type, name }: ReceivedFile): void {
  if (bytes.length === 0) throw rejection("FILES_EMPTY");
  if (type !== "application/pdf" && !/\.pdf$/i.test(name)) return;
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.slice(0, 1024).includes("%PDF-")) throw rejection("FILES_UNREADABLE");
  if (countPages(text) > MAX_PAGES) throw rejection("FILES_PAGE_LIMIT_EXCEEDED");
}

/** Pages may be in compressed parts of the file: then only the count of their tree is readable. */
function countPages(pdf: string): number {
  const counts = [...pdf.matchAll(/\/Count\s+(\d{1,9})\b/g)].map(([, count]) => Number(count));
  const pages = [...pdf.matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)].length;
  return Math.max(pages, 0, ...counts.slice(0, 10_000));
}

/** Returns whether the upload operation returned this URL to the instance, for the bucket if one is named. */
export function isUploaded(
  tx: Transaction,
  {
    url,
    instanceId,
    bucket,
  }: { readonly url: string; readonly instanceId: string; readonly bucket: string | undefined },
): boolean {
  const upload = tx.get("uploads", url);
  return upload?.instance_id === instanceId && (bucket === undefined || upload.bucket === bucket);
}
