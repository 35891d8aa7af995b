import type { CallContext } from "../contracts/call-context.ts";
import type { CallTrace } from "../contracts/call-trace.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type {
  AnsweredCall,
  ErrorExplainer,
  Explanation,
  UnansweredCall,
} from "../contracts/error-explainer.ts";
import type { AnsweredExchange, Exchange } from "../contracts/exchange.ts";
import type { Redact, TextRedactor } from "../contracts/redact.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import { withExtras } from "../options/with-extras.ts";
import { redactorOf } from "../redact/redact-call.ts";
import { redactCredentials } from "../redact/redact-credentials.ts";
import { filledInput } from "../request/filled-input.ts";
import { textAt } from "../response/error-envelope.ts";
import { textOf } from "../response/response-reader.ts";
import { isRead } from "../retry/is-read.ts";
import { isNeverSent } from "../transport/is-never-sent.ts";
import { noteCaller } from "./caller.ts";
import { cleanCause, messageOf } from "./clean-cause.ts";
import { NO_ENVELOPE } from "./error-of-exchange.ts";

/**
 * Makes errors say all that is known: what the service said, the response without secrets, the failure of the transport, and
 * the line of the call in the stack. Without it, errors have what code decides by: the outcome, the status, the code, the
 * attempts, and identifiers for the service's support.
 */
export function explainErrors<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return withExtras(options, { explainer: createExplainer(redactCredentials) });
}

/** Makes an explainer that takes secrets out of texts with this redactor, where an operation brings none. */
export function createExplainer(redactText: TextRedactor): ErrorExplainer {
  const redactor = (context: CallContext): Redact => redactorOf(context, redactText);
  return {
    noteCaller,
    isNeverSent,
    redactorOf: redactor,
    exchange: (exchange, context, known) => explainExchange(exchange, context, known, redactor(context)),
    response: (exchange, context, known) => explainResponse(exchange, context, known, redactor(context)),
    unusable: ({ received, cause }, context) => {
      const redact = redactor(context);
      return { cause: cause && cleanCause(cause, redact), ...shownOf(received, redact) };
    },
    failure: (failure, context) => {
      const cause = cleanCause(failure, redactor(context));
      return { detail: `: ${messageOf(cause)}`, cause };
    },
  };
}

function explainExchange(
  exchange: Exchange,
  context: CallContext,
  { answer, isStopped, trace }: UnansweredCall,
  redact: Redact,
): Explanation {
  const { stop, last } = exchange;
  const isResponse = last.kind === "responded";
  const cause = isResponse ? answer : cleanCause(last.cause, redact);
  const why = isResponse ? whyOf({ ...exchange, last }) : messageOf(cause);
  const reason = `: ${why}${isStopped ? "" : limitText(exchange)}`;
  const own = trace && ownTrace(trace, context, redact);
  const isUnknown = own && stop.outcome === "unknown";
  const detail = isUnknown ? `${withFullStop(reason)} ${own.reconciliation}` : reason;
  return { detail, cause, headers: answer?.headers, ...own };
}

/** Says who may have answered, where nothing shows that it was the service. */
function whyOf({ last, said, success }: AnsweredExchange): string {
  const { status } = last.response;
  if (success?.fault !== undefined) return `its response with status ${status} ${success.fault} ${WHO}`;
  return `the last response was ${status}${said ? "" : ` ${NO_ENVELOPE}. ${WHO}`}`;
}

const WHO = "A proxy may have sent it, or baseUrl may be wrong";

/** With a full stop, which messages of transports may have or not. */
function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function limitText({ stoppedBy }: Exchange): string {
  return stoppedBy ? ` (stopped by ${stoppedBy})` : "";
}

function explainResponse(
  exchange: AnsweredExchange,
  context: CallContext,
  { outcome, code, trace }: AnsweredCall,
  redact: Redact,
): Explanation {
  const { session, call } = context;
  const { docsBaseUrl } = session;
  const { last, said, info } = exchange;
  const envelope = { ...SHOWN_FIELDS, ...session.envelope };
  const own = trace && ownTrace(trace, context, redact);
  // One by one: a secret may be called like one of them.
  const serviceMessage = redact(said && textAt(said.value, envelope.message));
  const description = redact(said && textAt(said.value, envelope.description));
  const errors = said?.value[envelope.errors];
  // Without spaces it is a word for machines, as the code is.
  const particulars = serviceMessage?.includes(" ") ? serviceMessage : undefined;
  const sentences = [...new Set([description, particulars])].filter((text) => text !== undefined);
  const sentence = sentences.length === 0 ? "" : `: ${sentences.join(" ")}`;
  // Nobody has to find out what a read did.
  const known = outcome === "processed" ? "processed, by this call or another" : outcome;
  const advice = own && !isRead(call.operation.method) ? ` (${known}: ${own.reconciliation})` : "";
  return {
    detail: `${said ? sentence : `. ${WHO}`}${advice}${limitText(exchange)}`,
    serviceMessage,
    description,
    errors: redact(Array.isArray(errors) ? errors : []),
    ...(info &&
      typeof docsBaseUrl === "string" && {
        docsUrl: `${docsBaseUrl.replace(/\/$/, "")}/errors/${code}.html`,
      }),
    ...own,
    ...shownOf(last, redact),
  };
}

/** Names of properties that only people read, where a description says nothing else. */
const SHOWN_FIELDS = { message: "message", description: "description", errors: "errors" };

/** Returns how to find out whether a call was carried out; the words of the caller's function come first. */
function ownTrace(trace: CallTrace, context: CallContext, redact: Redact): CallTrace {
  return { ...trace, reconciliation: redact(ownReconciliation(context)) ?? trace.reconciliation };
}

/** Calls the caller's function; undefined if it throws, which must not hide what happened to the request. */
function ownReconciliation({ session, call, startedOn }: CallContext): string | undefined {
  try {
    const { operation } = call;
    return session.reconciliation?.({ operation, input: filledInput(session, call), startedAt: startedOn });
  } catch {
    return undefined;
  }
}

/** Returns the body and the headers of a response: no cookie, and no secret. */
function shownOf({ response, body }: ReceivedResponse, redact: Redact): Explanation {
  const shown = [...response.headers].filter(([name]) => !/^set-cookie2?$/.test(name));
  return {
    rawBody: redact(textOf(body)),
    headers: Object.fromEntries(shown.map(([name, value]) => [name, redact(value)])),
  };
}
