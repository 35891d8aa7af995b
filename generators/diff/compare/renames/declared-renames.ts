import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { childPointer, parentPointer, toPointer, toSegments } from "../../../core/document/pointer.ts";
import { isObject, type Json } from "../../../core/json.ts";
import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import { findRenamedParts, RENAMED_FROM } from "../../../core/model/renamed-parts.ts";
import { rememberedPairs } from "../../../core/remembered.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { type RenameMark, readMarks } from "./rename-marks.ts";

/** A rename that the revision declares with `x-renamed-from`, and the base confirms. */
export interface DeclaredRename extends Pick<RenameMark, "kind" | "from" | "to"> {
  /** Pointers of the renamed part in the bundled documents; for a value of an enum, of the schema that lists it. */
  readonly pointers: Pair<string>;
  /** True if the base has the new name too: the old one is removed, and the new one takes its place in code. */
  readonly isBesideOld: boolean;
}

/** Renames by `x-renamed-from`, and warnings of those that the documents contradict. */
interface DeclaredRenames {
  readonly renames: readonly DeclaredRename[];
  readonly warnings: readonly Diagnostic[];
}

/** Reads the renames that a revision declares, and checks each against the base. */
export function findDeclaredRenames({ base, revision }: Pair<ApiModel>): DeclaredRenames {
  return declaredBetween(base, revision);
}

/** Cached, since several steps of a comparison need the renames of the same documents. */
const declaredBetween = rememberedPairs((base: ApiModel, revision: ApiModel): DeclaredRenames => {
  const models = { base, revision };
  const marked = findRenamedParts(revision).map(({ pointer, value }) => ({
    pointer,
    marks: readMarks(pointer, value),
  }));
  const ids = new Map(
    revision.operations.map(({ location, operationId }) => [location.pointer, operationId]),
  );
  const marks = marked
    .flatMap((one) => one.marks ?? [])
    .map((mark) => ({ ...mark, to: ids.get(mark.pointer) ?? mark.to }));
  const renames: DeclaredRename[] = [];
  const warnings = marked
    .filter((one) => one.marks === undefined)
    .map(({ pointer }) => warn(revision, pointer, MALFORMED));
  const toBase = createToBase(models, marks);
  for (const mark of marks) {
    const fault = judge(models, mark, toBase);
    if (typeof fault === "object") renames.push(fault);
    else if (fault !== "earlier" && fault !== "announced")
      warnings.push(warn(revision, mark.pointer, FAULTS[fault](mark)));
  }
  return { renames, warnings };
});

interface Words {
  readonly code: string;
  readonly message: string;
  readonly help: string;
}

const MALFORMED: Words = {
  code: "x-renamed-from-malformed",
  message: `The value of ${RENAMED_FROM} cannot be read here; it is ignored.`,
  help: "Write the old name at an operation, a component schema, a property, an event or an error code. At an enum, write a map from new values to old ones.",
};

const FAULTS = {
  exists: ({ from }: RenameMark): Words => ({
    code: "x-renamed-from-exists",
    message: `${RENAMED_FROM} names "${from}", which still exists; the rename is ignored.`,
    help: `Remove "${from}", or remove ${RENAMED_FROM}.`,
  }),
  unknown: ({ from }: RenameMark): Words => ({
    code: "x-renamed-from-unknown",
    message: `${RENAMED_FROM} names "${from}", which the base does not have; the rename is ignored.`,
    help: "Write the name that the base has.",
  }),
};

function warn(revision: ApiModel, pointer: string, words: Words): Diagnostic {
  const location = revision.locationAt(childPointer(pointer, RENAMED_FROM)).locate();
  return { ...words, severity: "warning", location };
}

/** `earlier`: the base has the new name alone. `announced`: the revision still has the old name, deprecated. */
type Fault = keyof typeof FAULTS | "earlier" | "announced";

function judge(
  { base, revision }: Pair<ApiModel>,
  mark: RenameMark,
  toBase: (pointer: string) => string | undefined,
): DeclaredRename | Fault {
  const { kind, from, to } = mark;
  const names = { base: namesOf(base, mark, toBase), revision: namesOf(revision, mark) };
  if (names.revision.includes(from)) return isDeprecated(revision, mark) ? "announced" : "exists";
  if (!names.base.includes(from)) return names.base.includes(to) ? "earlier" : "unknown";
  const pointer = toBase(mark.pointer);
  return pointer === undefined
    ? "unknown"
    : {
        kind,
        from,
        to,
        pointers: { base: pointer, revision: mark.pointer },
        isBesideOld: names.base.includes(to),
      };
}

/** True if the part that still has the old name is deprecated. */
function isDeprecated({ operations, writtenAt }: ApiModel, { kind, from, pointer }: RenameMark): boolean {
  if (kind === "operation") return operations.some((one) => one.operationId === from && one.deprecated);
  const old = writtenAt(toPointer([...toSegments(pointer).slice(0, -1), from]));
  return isObject(old) && old.deprecated === true;
}

/** Returns the names beside the renamed one; each is unique. */
function namesOf(
  model: ApiModel,
  { kind, pointer }: RenameMark,
  place: (pointer: string) => string | undefined = (same) => same,
): readonly string[] {
  const own = place(pointer);
  switch (kind) {
    case "operation":
      return model.operations.map(({ operationId }) => operationId);
    case "schema":
      return model.schemas.map(({ name }) => name);
    case "event":
      return model.webhooks.map(({ name }) => name);
    case "error-code":
      return (model.errorCatalog?.entries ?? []).map(({ code }) => code);
    case "property": {
      const siblings = own && model.writtenAt(parentPointer(own));
      return isObject(siblings) ? Object.keys(siblings) : [];
    }
    case "enum-value":
      return own === undefined ? [] : valuesOf(model.writtenAt(own));
    default:
      return kind satisfies never;
  }
}

/** Returns the strings that an enum or a constant allows. */
function valuesOf(schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  return values.filter((value) => typeof value === "string");
}

/** Creates a translation of pointers from the revision to the base. */
function createToBase(
  { base, revision }: Pair<ApiModel>,
  marks: readonly RenameMark[],
): (pointer: string) => string | undefined {
  const formerAt = (kinds: readonly RenameMark["kind"][]) =>
    new Map(marks.filter(({ kind }) => kinds.includes(kind)).map(({ pointer, from }) => [pointer, from]));
  const holders = formerAt(["operation", "event"]);
  const former = formerAt(["schema", "property", "error-code"]);
  const operations = new Map(revision.operations.map((one) => [one.location.pointer, one]));
  const formerOf = (operation: OperationModel): OperationModel | undefined => {
    const id = holders.get(operation.location.pointer) ?? operation.operationId;
    const isThere = ({ httpMethod, path }: OperationModel) =>
      httpMethod === operation.httpMethod && path === operation.path;
    return base.operations.find(({ operationId }) => operationId === id) ?? base.operations.find(isThere);
  };
  return (pointer) => {
    const segments = toSegments(pointer);
    const operation = operations.get(toPointer(segments.slice(0, 3)));
    if (operation && segments[0] === "paths") {
      const start = formerOf(operation)?.location.pointer;
      return start && start + insideBase(segments, 3);
    }
    const [root] = segments;
    if (root === "webhooks" && segments.length > 2) {
      const name = holders.get(toPointer(segments.slice(0, 3))) ?? segments[1];
      return toPointer(["webhooks", name ?? ""]) + insideBase(segments, 2);
    }
    return insideBase(segments, 0);
  };

  /** Replaces every name in a pointer by that of the base. */
  function insideBase(segments: readonly string[], start: number): string {
    const names = segments.map(
      (segment, index) => former.get(toPointer(segments.slice(0, index + 1))) ?? segment,
    );
    return toPointer(names.slice(start));
  }
}
