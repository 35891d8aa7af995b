/** The tools of a new repository, in the versions that this repository uses itself; a test compares them. */
export const TOOLS = {
  pnpm: "12.21.0",
  node: "24.21.0",
  "@changesets/cli": "3.0.3",
  turbo: "2.11.9",
  typescript: "7.0.2",
} as const;

/** Actions of workflows by the commit of a version. */
export const ACTIONS = {
  checkout: "actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2",
  setupNode: "actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0",
  selectMode: "changesets/action/select-mode@8488615a623b1b9c987934bb89eae8af6a946ac1 # v2.1.1",
  version: "changesets/action/version@8488615a623b1b9c987934bb89eae8af6a946ac1 # v2.1.1",
  pack: "changesets/action/pack@8488615a623b1b9c987934bb89eae8af6a946ac1 # v2.1.1",
  publish: "changesets/action/publish@8488615a623b1b9c987934bb89eae8af6a946ac1 # v2.1.1",
} as const;
