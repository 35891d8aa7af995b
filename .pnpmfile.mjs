export const hooks = {
  /** One copy of vitest and of msw: each optional peer that some packages have and others have not makes another one. */
  readPackage(manifest) {
    const peer = { "@vitest/mocker": "msw", msw: "typescript" }[manifest.name];
    delete manifest.peerDependencies?.[peer];
    delete manifest.peerDependenciesMeta?.[peer];
    return manifest;
  },
  /** Removes the condition of the sources from `exports` and `imports`: users get what was built. */
  beforePacking(manifest) {
    const source = `${manifest.name.split("/")[0]}/source`;
    return JSON.parse(JSON.stringify(manifest, (key, value) => (key === source ? undefined : value)));
  },
};
