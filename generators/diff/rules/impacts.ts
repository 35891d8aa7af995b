import type { PackageKind } from "../../core/generator.ts";
import type { BumpLevel } from "../change.ts";

/** What a change touches of the code that is generated from the description, whichever package holds it. */
export const IMPACTS = meaningsOf({
  shape: "The type of a value, in a request, a response or an event.",
  call: "What a call takes and returns: its parameters, its bodies, its name.",
  status: "The statuses by which responses are told apart.",
  failure: "The statuses of failures.",
  payload: "Whether an event or callback has a payload.",
  answer: "The statuses that receivers of events answer with.",
  event: "The events that receivers handle.",
  bound: "Which values are valid; their type stays the same.",
  members: "The values that a type lists: code that names a removed one no longer compiles.",
  closed: "A closed object: validators of earlier versions reject a response with a new property.",
  default: "The value that is filled in where none is sent.",
  name: "The names under which a type and a validator are imported.",
  method: "The methods of the client.",
  transport: "Where requests and callbacks go, and how parameters are written.",
  header: "How a header of a response is written.",
  connection: "How the client reaches the service: servers, credentials, retries.",
  code: "The list of error codes.",
  meaning: "The status or the retry class of an error code.",
  remedy: "What to do about an error code.",
  deprecation: "What is marked as deprecated, so that editors strike it through.",
  note: "What is written beside a schema: a deprecation, an extension, a format that nobody checks.",
  words: "What is written for people: descriptions, examples, tags, dates.",
  description: "Parts of the description that only the types repeat.",
  unused: "Keywords without an effect: the package of the description alone needs a patch.",
  nothing: "Nothing by itself: the details of the change say what follows.",
});

export type Impact = keyof typeof IMPACTS;

/** A version, `own` for the level of the change itself, or one of these for each direction. */
export type Need = FlatNeed | { readonly request?: FlatNeed; readonly response?: FlatNeed };

type FlatNeed = BumpLevel | "own";

/** Which version of a package follows from each impact; an impact that is not named needs none. */
export type PackageImpacts = Readonly<Partial<Record<Impact, Need>>>;

/** Which version of each kind of package follows from each impact. */
export const PACKAGE_IMPACTS: Readonly<Record<PackageKind, PackageImpacts>> = {
  types: {
    shape: "own",
    call: "own",
    status: "own",
    failure: "own",
    payload: "own",
    answer: "own",
    bound: "patch",
    members: "own",
    closed: "minor",
    default: "patch",
    name: "own",
    transport: "own",
    header: "own",
    connection: "patch",
    code: "own",
    meaning: "patch",
    deprecation: "minor",
    note: "patch",
    words: "patch",
    description: "patch",
  },
  client: {
    shape: "own",
    call: "own",
    status: "minor",
    failure: "minor",
    bound: "patch",
    members: "own",
    closed: "minor",
    default: { request: "minor", response: "patch" },
    method: "own",
    transport: "own",
    header: "own",
    connection: "own",
    code: "own",
    meaning: "minor",
    remedy: "minor",
    deprecation: "minor",
    note: "patch",
    words: "patch",
  },
  validators: {
    shape: "own",
    call: "own",
    status: "own",
    failure: "minor",
    payload: "own",
    bound: { request: "own", response: "minor" },
    members: { request: "own", response: "minor" },
    closed: "major",
    default: "major",
    name: "own",
    code: "minor",
    meaning: "minor",
    deprecation: "patch",
    note: "patch",
    words: "patch",
  },
  events: {
    shape: "own",
    payload: "own",
    answer: "minor",
    event: "own",
    bound: "minor",
    members: "own",
    closed: "minor",
    default: { response: "patch" },
    header: "own",
    deprecation: "minor",
    note: "patch",
    words: "patch",
  },
  errors: {
    code: "own",
    meaning: "major",
    remedy: "minor",
    words: "patch",
  },
};

/** Keeps the names of impacts for the compiler, without their strings. */
function meaningsOf<const Name extends string>(
  meanings: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  return meanings;
}
