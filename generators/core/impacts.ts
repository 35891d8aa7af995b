/** Part of a version number that a change raises. */
export type BumpLevel = "major" | "minor" | "patch";

/** Impacts of a change: the affected part of the generated code, in whichever package. */
export const IMPACTS = meaningsOf({
  shape: "The type of a value in a request, a response or an event.",
  call: "The signature of a client method: its parameters, its bodies, its name.",
  status: "The statuses that distinguish responses.",
  failure: "The statuses of error responses.",
  payload: "Whether an event or callback has a payload.",
  answer: "The statuses with which receivers respond to events.",
  event: "The events that receivers handle.",
  bound: "Which values are valid; their type stays the same.",
  members: "The values that a type lists. Code that uses a removed value no longer compiles.",
  closed: "A closed object. Validators of earlier versions reject a response with a new property.",
  default: "The value that is used when none is sent.",
  name: "The names under which a type and a validator are imported.",
  oldName: "The name of a component schema. The old one stays as an alias.",
  method: "The names of the client methods.",
  oldMethod: "The name of an operation. The old one stays as an alias.",
  alias: "The aliases of operations.",
  pages: "Whether a list is recognized as one in pages, without `x-codegen-pagination`.",
  transport: "The URLs of requests and callbacks, and the serialization of parameters.",
  header: "The serialization of a response header.",
  connection: "How the client reaches the service: servers, credentials, retries.",
  code: "The list of error codes.",
  meaning: "The status or the retry class of an error code.",
  remedy: "The recommended action for an error code.",
  deprecation: "Deprecations. Editors strike deprecated names through.",
  note: "Annotations of a schema: a deprecation, an extension, a format that validators do not check.",
  words: "Documentation: descriptions, examples, tags, dates.",
  description: "Parts of the API description that only the types contain.",
  unused: "Keywords without an effect. Only the package of the API description needs a patch.",
  nothing: "Nothing by itself. The details of the change have their own impacts.",
});

export type Impact = keyof typeof IMPACTS;

/** A version bump, `own` for the level of the change itself, or one of these per direction. */
export type Need = FlatNeed | { readonly request?: FlatNeed; readonly response?: FlatNeed };

type FlatNeed = BumpLevel | "own";

const LEVELS: readonly unknown[] = ["own", "major", "minor", "patch"];

/**
 * Kinds of packages. A change of the document needs the same version bump in all packages of a kind: a breaking change
 * of a type is major for `types`, and for every package that exports types.
 */
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** Kinds of packages, in the order in which bumps are listed. */
export const PACKAGE_KINDS = ["types", "client", "validators", "events", "errors"] as const;

/**
 * The version bump of a package for each impact: `{ call: "own", words: "patch" }`. Other impacts need none, or with
 * `like: "client"` the bump of that kind of package.
 */
export type PackageImpacts = Readonly<Partial<Record<Impact, Need>>> & { readonly like?: PackageKind };

/** Gives the compiler the names of impacts without their strings. */
function meaningsOf<const Name extends string>(
  meanings: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  return meanings;
}

/** Returns the error in a table of impacts that no compiler has checked; undefined if it is valid. */
export function faultOfImpacts({ like, ...impacts }: PackageImpacts): string | undefined {
  if (like !== undefined && !PACKAGE_KINDS.includes(like))
    return `\`like\` names the unknown kind ${JSON.stringify(like)}. Use ${PACKAGE_KINDS.join(", ")}.`;
  for (const [impact, need] of Object.entries(impacts)) {
    if (!Object.hasOwn(IMPACTS, impact))
      return `Unknown impact "${impact}". Use ${Object.keys(IMPACTS).join(", ")}.`;
    const levels = typeof need === "object" && need !== null ? Object.values(need) : [need];
    const wrong = levels.find((level) => !LEVELS.includes(level));
    if (wrong !== undefined)
      return `The impact "${impact}" has the unknown level ${JSON.stringify(wrong)}. Use ${LEVELS.join(", ")}.`;
  }
  return undefined;
}
