import { planClient } from "../client/plan/plan-client.ts";
import type { OperationPlan } from "../client/plan/plan-operation.ts";
import { listMethods } from "../client/plan/written-names.ts";
import { groupBy } from "../core/group-by.ts";
import { pascalCase } from "../core/identifier.ts";
import type { ApiModel, OperationModel } from "../core/model/api-model.ts";
import { nameComponentTypes } from "../core/model/names/component-types.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import type { Change } from "../diff/change.ts";
import type { Pair } from "../diff/compare/pair/pair-nodes.ts";
import { pairOperations, templateNames } from "../diff/compare/pair/pair-operations.ts";
import { findDeclaredRenames } from "../diff/compare/renames/declared-renames.ts";
import type { ModelPlaces } from "../impact/places/model-places.ts";
import { type Place, toPlace } from "../impact/places/place.ts";

/** A method of the client. */
export interface Surface {
  readonly group: string;
  readonly method: string;
}

/** A body whose properties moved between the input itself and its member `body`. */
export interface MovedBody {
  readonly to: "flat" | "body";
  /** Names of the properties, in the base. */
  readonly names: ReadonlySet<string>;
}

/** All names that differ between base and revision. */
export interface Renames {
  /** Members of generated types, by place in the base. */
  readonly members: ReadonlyMap<Place, string>;
  /** Values of enums, by the places that list them. */
  readonly values: ReadonlyMap<Place, ReadonlyMap<string, string>>;
  /** Every method of the base, by its group and name. */
  readonly methods: ReadonlyMap<Place, Surface>;
  /** Groups that were renamed with all their methods. */
  readonly groups: ReadonlyMap<string, string>;
  /** Files of groups, without extension; of a group that was divided, the first one. */
  readonly files: ReadonlyMap<string, string>;
  readonly operationIds: ReadonlyMap<string, string>;
  readonly components: ReadonlyMap<string, string>;
  /** Paths by HTTP method and path: `GET /orders`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  readonly errors: ReadonlyMap<string, string>;
  /** Parts of generated names in the base and in the revision, also unchanged ones. */
  readonly stems: ReadonlyMap<string, string>;
  /** By operation. */
  readonly bodies: ReadonlyMap<Place, MovedBody>;
}

interface Parts {
  readonly models: Pair<ApiModel>;
  readonly places: ModelPlaces;
  readonly changes: readonly Change[];
}

/** Collects the renames that the author declares or the documents prove. */
export function findRenames({ models, places, changes }: Parts): Renames {
  const plans = pairPlans(models);
  const methods = new Map(plans.flatMap(methodsOf));
  const declared = findDeclaredRenames(models).renames;
  const ofKind = (kind: (typeof declared)[number]["kind"]) =>
    new Map(declared.filter((one) => one.kind === kind).map(({ from, to }) => [from, to]));
  const components = new Map([...renamedComponents(models, changes), ...ofKind("schema")]);
  const members = new Map(plans.flatMap(pathParameters));
  const values = new Map<Place, Map<string, string>>();
  for (const { kind, from, to, pointers } of declared)
    for (const place of places.ofPointer(pointers.base))
      if (kind === "property") members.set(place, to);
      else if (kind === "enum-value") values.set(place, (values.get(place) ?? new Map()).set(from, to));
  return {
    members,
    values,
    methods,
    groups: renamedGroups(plans),
    files: new Map(
      plans.map(({ base, revision }) => [base.names.file, revision.names.file] as const).reverse(),
    ),
    operationIds: changed(
      plans.map(({ base, revision }) => [base.model.operationId, revision.model.operationId]),
    ),
    components: changed([...components]),
    paths: changed(plans.map(({ base: { model }, revision }) => [requestOf(model), revision.model.path])),
    events: ofKind("event"),
    errors: ofKind("error-code"),
    stems: new Map([...plans.flatMap(stemsOf), ...typeStems(models, components)]),
    bodies: new Map(plans.flatMap(movedBody)),
  };
}

type Entry = readonly [string, string];

/** Returns entries whose value differs from the key, or from the path in it. */
function changed(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.filter(([from, to]) => from !== to && !from.endsWith(` ${to}`)));
}

function requestOf({ httpMethod, path }: OperationModel): string {
  return `${httpMethod.toUpperCase()} ${path}`;
}

/** Pairs the plans of the same operation in both documents. */
function pairPlans(models: Pair<ApiModel>): Pair<OperationPlan>[] {
  const partners = new Map(pairModels(models).map(({ base, revision }) => [base, revision]));
  const plansOf = (model: ApiModel) => groupBy(planClient(model).plans, (plan) => plan.model);
  const revisions = plansOf(models.revision);
  return [...plansOf(models.base)].flatMap(([model, plans]) => {
    const partner = partners.get(model);
    const others = (partner && revisions.get(partner)) ?? [];
    return plans.flatMap((base, index) => {
      const revision = others[index];
      return revision ? [{ base, revision }] : [];
    });
  });
}

/** Pairs operations by a declared rename, else by method and path, else by operationId. */
function pairModels(models: Pair<ApiModel>): Pair<OperationModel>[] {
  const declared = findDeclaredRenames(models).renames.flatMap(({ kind, from, to }) => {
    const base = models.base.operations.find(({ operationId }) => operationId === from);
    const revision = models.revision.operations.find(({ operationId }) => operationId === to);
    return kind === "operation" && base && revision ? [{ base, revision }] : [];
  });
  const taken = new Set(declared.flatMap(({ base, revision }) => [base, revision]));
  const free = ({ operations }: ApiModel) => operations.filter((operation) => !taken.has(operation));
  const { both, removed, added } = pairOperations({
    base: free(models.base),
    revision: free(models.revision),
  });
  const moved = removed.flatMap((base) => {
    const revision = added.find(({ operationId }) => operationId === base.operationId);
    return revision ? [{ base, revision }] : [];
  });
  return [...declared, ...both, ...moved];
}

/** Returns names of components in the revision by those in the base. */
function renamedComponents(
  { base, revision }: Pair<ApiModel>,
  changes: readonly Change[],
): Map<string, string> {
  const known = new Set(revision.schemas.map(({ name }) => name));
  const proved = changes.flatMap(({ rule, renamed }): Entry[] =>
    renamed && rule.startsWith("component-renamed") ? [[renamed.from, renamed.to]] : [],
  );
  const kept = base.schemas.flatMap(({ name }): Entry[] => (known.has(name) ? [[name, name]] : []));
  return new Map([...kept, ...proved]);
}

function methodsOf({ base, revision }: Pair<OperationPlan>): [Place, Surface][] {
  const [from, to] = [base.names, revision.names];
  const [before, after] = [listMethods(from.method), listMethods(to.method)];
  const { group } = to;
  return [
    [toPlace(from.group, before.all), { group, method: after.all }],
    [toPlace(from.group, before.list), { group, method: after.list }],
  ];
}

/** Returns groups whose methods all have the same new group. */
function renamedGroups(plans: readonly Pair<OperationPlan>[]): Map<string, string> {
  const targets = new Map<string, Set<string>>();
  for (const { base, revision } of plans)
    targets.set(base.names.group, (targets.get(base.names.group) ?? new Set()).add(revision.names.group));
  return changed(
    [...targets].flatMap(([from, to]): Entry[] => {
      const [only, another] = to;
      return only !== undefined && another === undefined ? [[from, only]] : [];
    }),
  );
}

/** Pairs path parameters by position, whatever their names. */
function pathParameters({ base, revision }: Pair<OperationPlan>): [Place, string][] {
  const names = templateNames(revision.model.path);
  const isSame = templateNames(base.model.path).length === names.length;
  return templateNames(base.model.path).flatMap((name, index): [Place, string][] => {
    const now = names[index];
    const place = toPlace("operations", requestOf(base.model), "parameters", "path", name);
    return isSame && now !== undefined && now !== name ? [[place, now]] : [];
  });
}

/** Kinds of interfaces that list the methods of a group. */
const OF_GROUPS = ["Group", "Queries", "Mocks"];

function stemsOf({ base: { names: from }, revision: { names: to } }: Pair<OperationPlan>): Entry[] {
  return [
    ...OF_GROUPS.map((kind): Entry => [pascalCase(from.group) + kind, pascalCase(to.group) + kind]),
    [from.identifier, to.identifier],
    [from.type, to.type],
  ];
}

/** Returns types of components, also those of another reading. */
function typeStems(models: Pair<ApiModel>, components: ReadonlyMap<string, string>): Entry[] {
  const key = (name: string, reading: string, isTwin: boolean) => JSON.stringify([name, reading, isTwin]);
  const typesOf = (model: ApiModel) =>
    nameComponentTypes(model, findReadings(model)).map(({ component, identifier, reading, twinOf }) => {
      const isTwin = twinOf !== undefined;
      return { name: twinOf?.name ?? component, identifier, reading, isTwin };
    });
  const targets = new Map(
    typesOf(models.revision).flatMap(({ name, identifier, reading, isTwin }) => [
      [key(name, isTwin ? reading : "", isTwin), identifier] as const,
    ]),
  );
  return typesOf(models.base).flatMap(({ name, identifier, reading, isTwin }): Entry[] => {
    const now = targets.get(key(components.get(name) ?? "", isTwin ? reading : "", isTwin));
    return [[identifier, now ?? identifier]];
  });
}

function movedBody({ base, revision }: Pair<OperationPlan>): [Place, MovedBody][] {
  const [from, to] = [base.body, revision.body];
  if (!from?.properties || !to || from.placement === to.placement) return [];
  const place = toPlace("operations", requestOf(base.model));
  return [[place, { to: to.placement, names: new Set(from.properties.keys()) }]];
}
