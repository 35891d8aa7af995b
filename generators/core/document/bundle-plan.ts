import { isObject } from "../json.ts";
import type { Location, Problem } from "../problem/problem.ts";
import { COMPONENT_SECTIONS, childNodes, type NodeKind } from "./grammar.ts";
import type { LoadedDocument } from "./load-document.ts";
import { type NodeReference, nodeReferences } from "./node-references.ts";
import { childPointer, toPointer, toSegments, valueAt } from "./pointer.ts";
import { type ReferenceTarget, referenceOf, resolveReference, targetKey } from "./reference.ts";
import type { SourceFile } from "./source-file.ts";

/** A node of some file that gets a place of its own in the bundled document. */
export interface Mount {
  readonly target: ReferenceTarget;
  readonly kind: NodeKind;
  /** Where it goes: `/components/<section>/<name>`. */
  readonly pointer: string;
}

/** What becomes of each reference when several files become one document. */
export interface BundlePlan {
  /** In the order in which they are first met; all go below `components`. */
  readonly mounts: readonly Mount[];
  /** Problems with references, told once per reference. */
  readonly problems: readonly Problem[];
  /** The new place of a target; undefined when nothing can be found there, or when it is written out in place. */
  placeOf(target: ReferenceTarget): string | undefined;
}

interface Node {
  readonly file: SourceFile;
  readonly pointer: string;
  readonly kind: NodeKind | "data";
  readonly value: unknown;
}

/** Decides the places of everything outside the entry file. Names come from file names and last pointer segments. */
export function planBundle(document: LoadedDocument): BundlePlan {
  const walk = walkDocument(document);
  const mounts = new Map<string, Mount>();
  const taken = takenNames(document.entry.value);

  for (const { target, kind, component } of walk.targets) {
    const key = targetKey(target);
    if (mounts.has(key)) continue;
    const section = COMPONENT_SECTIONS[kind];
    if (section === undefined) continue;
    mounts.set(key, {
      target,
      kind,
      pointer: component ?? toPointer(["components", section, freeName(target, section, taken)]),
    });
  }
  return {
    mounts: [...mounts.values()],
    problems: walk.problems,
    placeOf(target) {
      if (target.uri === document.entry.uri && walk.entryPointers.has(target.pointer)) return target.pointer;
      return mounts.get(targetKey(target))?.pointer;
    },
  };
}

interface PlannedTarget {
  readonly target: ReferenceTarget;
  readonly kind: NodeKind;
  /** Set when the entry's own component is nothing but this reference: the target takes the component's place. */
  readonly component: string | undefined;
}

interface Walk {
  readonly targets: readonly PlannedTarget[];
  readonly entryPointers: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Visits every node that the entry reaches, depth first in document order. */
function walkDocument({ entry, files }: LoadedDocument): Walk {
  const components: PlannedTarget[] = [];
  const others: PlannedTarget[] = [];
  const problems: Problem[] = [];
  const entryPointers = new Set<string>();
  const seen = new Set<string>();
  const later: Node[] = [];

  function visit(start: Node): void {
    const stack: Node[] = [start];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { file, pointer, kind, value } = node;
      if (kind === "data") continue;
      if (file === entry) entryPointers.add(pointer);
      for (const reference of nodeReferences(kind, value)) follow(node, reference);
      const children = childNodes(kind, value).map((child) => ({
        file,
        pointer: childPointer(pointer, ...child.path),
        kind: child.kind,
        value: child.value,
      }));
      stack.push(...children.reverse());
    }
  }

  function follow(node: Node, reference: NodeReference): void {
    const target = resolveReference(reference.text, node.file.uri);
    const location = (): Location => node.file.locate(childPointer(node.pointer, ...reference.path));
    if (target === undefined)
      return void problems.push(
        unresolved(reference.text, "It is not a URI with a JSON pointer.", location()),
      );
    const file = files.get(target.uri);
    if (file === undefined) {
      // A file that cannot be read is told by the loader, at its first reference.
      return;
    }
    const found = valueAt(file.value, target.pointer);
    if (!found.found) {
      return void problems.push(
        unresolved(
          reference.text,
          `There is nothing at that place${nearby(file.value, target.pointer)}.`,
          location(),
        ),
      );
    }
    const { kind } = reference;
    const key = `${kind} ${targetKey(target)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const next: Node = { file, pointer: target.pointer, kind, value: found.value };
    if (kind === "data") return;
    if (file === entry) return void later.push(next);
    plan(node, { target, kind });
    visit(next);
  }

  function plan(node: Node, { target, kind }: { target: ReferenceTarget; kind: NodeKind }): void {
    const isComponent = node.file === entry && /^\/components\/[^/]+\/[^/]+$/.test(node.pointer);
    const isAlias = isComponent && isObject(node.value) && Object.keys(node.value).length === 1;
    if (isAlias) components.push({ target, kind, component: node.pointer });
    else others.push({ target, kind, component: undefined });
  }

  visit({ file: entry, pointer: "", kind: "document", value: entry.value });
  for (let node = later.shift(); node !== undefined; node = later.shift()) {
    if (entryPointers.has(node.pointer) || node.kind === "data") continue;
    // Somewhere in the entry where OpenAPI keeps no such nodes (`#/definitions/…`): it becomes a component.
    others.push({ target: { uri: entry.uri, pointer: node.pointer }, kind: node.kind, component: undefined });
    visit(node);
    entryPointers.delete(node.pointer);
  }
  return {
    targets: [...componentsFirst(entry.value, entry.uri, components, others)],
    entryPointers,
    problems,
  };
}

/** The entry's own components keep their names, even when a path refers to the same file before. */
function* componentsFirst(
  root: unknown,
  baseUri: string,
  components: readonly PlannedTarget[],
  others: readonly PlannedTarget[],
): Iterable<PlannedTarget> {
  yield* components;
  for (const other of others) {
    yield { ...other, component: other.component ?? aliasComponent(root, baseUri, other) };
  }
}

/** The entry's component that is nothing but a reference to the target. */
function aliasComponent(root: unknown, baseUri: string, { target, kind }: PlannedTarget): string | undefined {
  const section = COMPONENT_SECTIONS[kind];
  const pointer = toPointer(["components", section ?? ""]);
  const found = valueAt(root, pointer);
  if (!found.found || !isObject(found.value)) return undefined;
  for (const [name, value] of Object.entries(found.value)) {
    const text = referenceOf(value);
    const resolved = text === undefined ? undefined : resolveReference(text, baseUri);
    if (resolved && targetKey(resolved) === targetKey(target)) return childPointer(pointer, name);
  }
  return undefined;
}

function takenNames(root: unknown): Map<string, Set<string>> {
  const components = isObject(root) && isObject(root.components) ? root.components : {};
  return new Map(
    Object.entries(components).map(([section, entries]) => [
      section,
      new Set(isObject(entries) ? Object.keys(entries) : []),
    ]),
  );
}

/** Last pointer segment, or file name without its ending; numbered from 2 when another component has it. */
function freeName(
  { uri, pointer }: ReferenceTarget,
  section: string,
  taken: Map<string, Set<string>>,
): string {
  const file = decodeURIComponent(new URL(uri).pathname.split("/").at(-1) ?? "").replace(
    /\.(ya?ml|json)$/i,
    "",
  );
  const wanted = (toSegments(pointer).at(-1) ?? file).replace(/[^A-Za-z0-9._-]+/g, "_") || "Component";
  const names = taken.get(section) ?? new Set();
  taken.set(section, names);
  let name = wanted;
  for (let number = 2; names.has(name); number++) name = `${wanted}_${number}`;
  names.add(name);
  return name;
}

function unresolved(reference: string, reason: string, location: Location): Problem {
  return {
    code: "reference-unresolved",
    severity: "error",
    message: `The reference "${reference}" cannot be resolved. ${reason}`,
    location,
    help: "Correct the reference, or add what it names.",
  };
}

/** A sibling whose name differs only by case or by a letter or two, since most broken references are typing errors. */
function nearby(root: unknown, pointer: string): string {
  const segments = toSegments(pointer);
  const last = segments.at(-1);
  const parent = valueAt(root, toPointer(segments.slice(0, -1)));
  if (last === undefined || !parent.found || !isObject(parent.value)) return "";
  const close = Object.keys(parent.value).find((name) =>
    distanceAtMostTwo(name.toLowerCase(), last.toLowerCase()),
  );
  return close === undefined ? "" : `; did you mean "${close}"`;
}

/** True when at most two letters were added, dropped or changed at one place. */
function distanceAtMostTwo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 2;
}
