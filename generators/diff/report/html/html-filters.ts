import type { ReportedEdit } from "../shared/edits.ts";
import { htmlText } from "../shared/html-parts.ts";
import { locationTitle } from "../shared/locations.ts";
import { COUNTED_KINDS } from "../shared/summarize.ts";

/** A property to filter by. Each change has a class for each of its values. */
interface Facet {
  readonly name: string;
  /** Short, since every change repeats it. */
  readonly letter: string;
  valuesOf(edit: ReportedEdit): readonly string[];
}

const FACETS: readonly Facet[] = [
  { name: "Tag", letter: "t", valuesOf: ({ locations }) => locations.flatMap(({ tags }) => tags) },
  { name: "Operation", letter: "o", valuesOf: ({ locations }) => locations.map(locationTitle) },
  { name: "Rule", letter: "r", valuesOf: ({ shown: { rule } }) => [rule] },
];

/** The filters of a page: their style, their controls, and the classes by which they find a change. */
export interface Filters {
  readonly style: string;
  readonly html: string;
  classesOf(edit: ReportedEdit): string;
}

/**
 * Creates filters without a script: the page hides what a control excludes. Each selector only reads the form and the
 * changes beside it, because a large report has thousands of values and of changes.
 */
export function createFilters(edits: readonly ReportedEdit[]): Filters {
  const facets = FACETS.map((facet) => ({
    ...facet,
    values: [...new Set(edits.flatMap(facet.valuesOf))].sort(),
  }));
  const styles = facets.flatMap(({ letter, values }) =>
    values.map(
      (_, index) => `.filters:has([value=${letter}${index}]:checked)+.changes>:not(.${letter}${index})`,
    ),
  );
  const lists = facets.filter(({ values }) => values.length > 1).map(listHtml);
  const controls = [...kindBoxes(edits), ...lists];
  return {
    style: `${[...KIND_STYLES, ...styles].join(",\n")} { display: none; }\n`,
    html:
      controls.length === 0
        ? ""
        : `<form class="filters" aria-label="Filter">${controls.join("")}<label><input type="reset" value="Show all"></label></form>`,
    classesOf: (edit) =>
      facets
        .flatMap(({ letter, values, valuesOf }) =>
          [...new Set(valuesOf(edit))].map((value) => `${letter}${values.indexOf(value)}`),
        )
        .join(" "),
  };
}

/** Styles that hide the kinds whose boxes are not ticked. */
const KIND_STYLES = COUNTED_KINDS.map(
  (kind) => `.filters:has(#show-${kind}:not(:checked))+.changes>.${kind}`,
);

function kindBoxes(edits: readonly ReportedEdit[]): string[] {
  return COUNTED_KINDS.flatMap((kind) => {
    const changes = edits.filter((edit) => edit.kind === kind).flatMap((edit) => edit.changes);
    const checked = kind === "docs" ? "" : " checked"; // hidden at first: they break no client
    return changes.length === 0
      ? []
      : `<label class="${kind}"><input type="checkbox" id="show-${kind}"${checked}><span class="kind">${kind}</span> ${changes.length}</label>`;
  });
}

function listHtml({ name, letter, values }: Facet & { readonly values: readonly string[] }): string {
  const options = values.map(
    (value, index) => `<option value="${letter}${index}">${htmlText(value)}</option>`,
  );
  return `<label>${name} <select><option value="">all</option>${options.join("")}</select></label>`;
}
