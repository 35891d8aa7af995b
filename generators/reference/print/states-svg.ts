import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { Block } from "../page.ts";

const [BOX_WIDTH, BOX_HEIGHT, GAP, MARGIN] = [150, 40, 56, 8];
/** Room of a letter of a label, and letters of a line: a phone shows the whole picture. */
const [LETTER, LINE_LETTERS, LINE_HEIGHT] = [6.6, 22, 15];

/**
 * A state machine as a picture: states in one column, moves as arrows at their sides. The table below it says the same
 * in words, so a screen reader gets the title alone.
 */
export function statesSvg({ title, states, moves }: Extract<Block, { kind: "states" }>): string {
  const top = (index: number) => MARGIN + index * (BOX_HEIGHT + GAP);
  const boxes = states.map(
    (state, index) =>
      `<rect x="${MARGIN}" y="${top(index)}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="8"/><text x="${MARGIN + BOX_WIDTH / 2}" y="${top(index) + 25}" text-anchor="middle">${escapeHtml(state)}</text>`,
  );
  let right = MARGIN + BOX_WIDTH;
  const arrows = moves.flatMap((move, number) => {
    if (move.code !== undefined || move.to === undefined) return [];
    const to = states.indexOf(move.to);
    const from = move.from === undefined ? to : states.indexOf(move.from);
    const lane = MARGIN + BOX_WIDTH + 24 + number * 18;
    const [start, end] = [
      top(from) + BOX_HEIGHT / 2 - (from === to ? 10 : 0),
      top(to) + BOX_HEIGHT / 2 + (from === to ? 10 : 0),
    ];
    const x = lane + 6;
    const lines = wrap(move.trigger);
    const middle = (start + end) / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + 4;
    const spans = lines.map(
      (line, index) => `<tspan x="${x}" y="${middle + index * LINE_HEIGHT}">${escapeHtml(line)}</tspan>`,
    );
    right = Math.max(right, ...lines.map((line) => x + line.length * LETTER));
    const label = `<text class="move">${spans.join(" ")}</text>`;
    return [
      `<path d="M${MARGIN + BOX_WIDTH} ${start} H${lane} V${end} H${MARGIN + BOX_WIDTH + 8}" marker-end="url(#arrow)"/>${label}`,
    ];
  });
  const height = top(states.length) - GAP + MARGIN;
  const width = Math.ceil(right) + MARGIN;
  return `<figure class="states" tabindex="0"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(title)}"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>${boxes.join("")}${arrows.join("")}</svg></figure>`;
}

/** Lines of whole words. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > LINE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
