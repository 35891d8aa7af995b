import type { FetchedText } from "../http/fetch-text.ts";

/** Returns the reason why a response outside 2xx proves nothing about its operation, and what to do. */
export function failureReason({ status, redirectsTo }: FetchedText): {
  readonly reason: string;
  readonly help: string;
} {
  const redirects = redirectsTo !== "" && status >= 300 && status < 400;
  const reason = redirects
    ? `The response redirects with status ${status}, and redirects are not followed.`
    : `The response has status ${status}, and only a success (2xx) shows what the operation returns.`;
  return { reason, help: redirects ? "Pass the URL that it redirects to." : helpFor(status) };
}

function helpFor(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return "Set the environment variable with the API key, or pass --header.";
    case 404:
      return "Check the URL of --live, and pass values that exist with --parameter.";
    case 408:
    case 425:
    case 429:
      return "Run the command again later.";
    default:
      return status >= 500
        ? "Check the service, and run the command again."
        : "Check the URL of --live, the API key, and the values of --parameter.";
  }
}
