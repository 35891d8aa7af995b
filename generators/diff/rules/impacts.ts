import {
  type Impact,
  type Need,
  PACKAGE_KINDS,
  type PackageImpacts,
  type PackageKind,
} from "../../core/impacts.ts";

/** The version bump that each impact requires of each kind of package. */
const NEEDS: Readonly<Record<Impact, Readonly<Partial<Record<PackageKind, Need>>>>> = {
  shape: { types: "own", client: "own", validators: "own", events: "own" },
  call: { types: "own", client: "own", validators: "own" },
  status: { types: "own", client: "minor", validators: "own" },
  failure: { types: "own", client: "minor", validators: "minor" },
  payload: { types: "own", validators: "own", events: "own" },
  answer: { types: "own", events: "minor" },
  event: { events: "own" },
  bound: {
    types: "patch",
    client: "patch",
    validators: { request: "own", response: "minor" },
    events: "minor",
  },
  members: { types: "own", client: "own", validators: { request: "own", response: "minor" }, events: "own" },
  closed: { types: "minor", client: "minor", validators: "major", events: "minor" },
  default: {
    types: "patch",
    client: { request: "minor", response: "patch" },
    validators: "major",
    events: { response: "patch" },
  },
  name: { types: "own", validators: "own" },
  oldName: { types: "own", client: "own", validators: "own", events: "own" },
  method: { client: "own" },
  oldMethod: { types: "own", client: "own", validators: "own" },
  alias: { types: "own", client: "own", validators: "own" },
  pages: {},
  transport: { types: "own", client: "own" },
  header: { types: "own", client: "own", events: "own" },
  connection: { types: "patch", client: "own" },
  code: { types: "own", client: "own", validators: "minor", errors: "own" },
  meaning: { types: "patch", client: "minor", validators: "minor", errors: "major" },
  remedy: { client: "minor", errors: "minor" },
  deprecation: { types: "minor", client: "minor", validators: "patch", events: "minor" },
  note: { types: "patch", client: "patch", validators: "patch", events: "patch" },
  words: { types: "patch", client: "patch", validators: "patch", events: "patch", errors: "patch" },
  description: { types: "patch" },
  unused: {},
  nothing: {},
};

/** The version bump of each kind of package for each impact. */
export const PACKAGE_IMPACTS: Readonly<Record<PackageKind, PackageImpacts>> = Object.assign(
  {},
  ...PACKAGE_KINDS.map((kind) => ({
    [kind]: Object.fromEntries(Object.entries(NEEDS).map(([impact, needs]) => [impact, needs[kind]])),
  })),
);
