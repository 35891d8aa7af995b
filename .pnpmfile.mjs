export const hooks = {
  /** Removes the condition of the sources from `exports` and `imports`: users get what was built. */
  beforePacking(manifest) {
    const source = `${manifest.name.split("/")[0]}/source`;
    return JSON.parse(JSON.stringify(manifest, (key, value) => (key === source ? undefined : value)));
  },
};
