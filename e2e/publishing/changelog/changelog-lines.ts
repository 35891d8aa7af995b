/** The parts of a changeset that a changelog needs. */
interface Changeset {
  readonly summary: string;
}

/** An updated package that other packages of ours depend on. */
interface UpdatedDependency {
  readonly name: string;
  readonly newVersion: string;
}

/**
 * Changelog format for changesets (`changelog` in `.changeset/config.json`): the text of each changeset as its author
 * wrote it, without commits, and one line for all updated dependencies.
 */
const changelogLines = {
  getReleaseLine({ summary }: Changeset): string {
    const [first = "", ...rest] = summary
      .trim()
      .split("\n")
      .map((line) => line.trimEnd());
    // Two spaces more keep lists and paragraphs of the text inside the entry.
    return [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
  },

  getDependencyReleaseLine(
    _: readonly Changeset[],
    dependenciesUpdated: readonly UpdatedDependency[],
  ): string {
    if (dependenciesUpdated.length === 0) return "";
    const versions = dependenciesUpdated.map(({ name, newVersion }) => `${name} ${newVersion}`);
    return `- Works with ${versions.join(", ")}.`;
  },
};

export default changelogLines;
