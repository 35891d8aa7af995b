import type { Redact } from "../contracts/redact.ts";

/** The codes of operating systems and of runtimes for a connection that failed. */
const KNOWN =
  /^(E(CONN(RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_[A-Z]+|(HOST|NET)(UNREACH|DOWN)|NETRESET|ADDRNOTAVAIL|PROTO|ACCES|PERM|MFILE)|UND_ERR_[A-Z_]+|ERR_(SSL|TLS|HTTP2?|STREAM|INVALID|SOCKET)_[A-Z_]+|[A-Z_]*CERT[A-Z_]*|UNABLE_TO_[A-Z_]+|ABORT_ERR|Connection(Refused|Closed)|FailedToOpenSocket)$/;

/** A transport's code: one of those that are known stays as it is, anything else may hold a secret. */
export function transportFact<Code extends string | undefined>(code: Code, redact: Redact): Code {
  return code !== undefined && KNOWN.test(code) ? code : redact(code);
}
