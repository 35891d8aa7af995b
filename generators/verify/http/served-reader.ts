import type { Diagnostic, Result } from "../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { type FetchedText, type FetchOptions, fetchText } from "./fetch-text.ts";

/** Reads the document at a URL: its text, or the reason why there is none. */
export async function readServed(url: string, options: FetchOptions): Promise<Result<string>> {
  const fetched = await fetchText(url, options);
  const reason = fetched.kind === "failure" ? fetched : rejectionOf(fetched);
  if (reason) return { value: undefined, diagnostics: [servedDiagnostic(url, reason)] };
  return { value: fetched.kind === "response" ? fetched.text : "", diagnostics: [] };
}

/** Creates a reader for a fetched document, which reads its references from the same host only. */
export function servedReader(url: string, text: string, options: FetchOptions): SourceReader {
  const { href, origin } = new URL(url);
  return {
    displayName: (uri) => uri,
    async read(uri) {
      if (uri === href) return text;
      if (!URL.canParse(uri) || new URL(uri).origin !== origin)
        throw new Error("A served document may refer to documents of the same host only.");
      const { value, diagnostics } = await readServed(uri, options);
      if (value === undefined) throw new Error(diagnostics[0]?.message);
      return value;
    },
  };
}

/** Returns the diagnostic for a service without a document. */
export function servedDiagnostic(
  file: string,
  { message, help }: { readonly message: string; readonly help: string },
): Diagnostic {
  const location = { file, line: 1, column: 1, pointer: "" };
  return { code: "document-unreadable", severity: "error", message, location, help };
}

/** Returns the reason why a response cannot be read as a document. */
function rejectionOf({ status, contentType, redirectsTo, text }: FetchedText) {
  if (redirectsTo !== "" && status >= 300 && status < 400)
    return {
      message: `The service redirects to ${redirectsTo}.`,
      help: "Pass the URL that it redirects to. Redirects are not followed, so that a key reaches no other host.",
    };
  if (status === 401 || status === 403)
    return {
      message: `The service responded with status ${status}.`,
      help: "Set CODEGEN_API_KEY to a key that may read the document, or pass --header.",
    };
  if (status < 200 || status >= 300)
    return { message: `The service responded with status ${status}.`, help: "Correct the URL." };
  if (/\bhtml\b/i.test(contentType) || /^\s*<(?:!doctype|html)/i.test(text))
    return {
      message: "The service responded with a page of HTML, not with an OpenAPI document.",
      help: "Pass the URL of the document itself, as JSON or YAML.",
    };
  return undefined;
}
