/** A changeset, as far as a changelog needs it. */
interface Changeset {
  readonly summary: string;
}

/** A package whose new version others of ours take up. */
interface UpdatedDependency {
  readonly name: string;
  readonly newVersion: string;
}

/**
 * What changesets asks for each entry of a changelog (`changelog` in `.changeset/config.json`): the text of the changeset
 * as its author wrote it, without commits, and one line for all dependencies that moved along.
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
