import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { Block } from "../page.ts";

const [BOX_WIDTH, BOX_HEIGHT, GAP, MARGIN] = [180, 40, 56, 12];

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
  const arrows = moves.flatMap((move, number) => {
    if (move.code !== undefined || move.to === undefined) return [];
    const to = states.indexOf(move.to);
    const from = move.from === undefined ? to : states.indexOf(move.from);
    const lane = MARGIN + BOX_WIDTH + 24 + number * 18;
    const [start, end] = [
      top(from) + BOX_HEIGHT / 2 - (from === to ? 10 : 0),
      top(to) + BOX_HEIGHT / 2 + (from === to ? 10 : 0),
    ];
    const label = `<text class="move" x="${lane + 6}" y="${(start + end) / 2 + 4}">${escapeHtml(move.trigger)}</text>`;
    return [
      `<path d="M${MARGIN + BOX_WIDTH} ${start} H${lane} V${end} H${MARGIN + BOX_WIDTH + 8}" marker-end="url(#arrow)"/>${label}`,
    ];
  });
  const height = top(states.length) - GAP + MARGIN;
  const width = 2 * MARGIN + BOX_WIDTH + (arrows.length > 0 ? 420 + moves.length * 18 : 0);
  return `<figure class="states" tabindex="0"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(title)}"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>${boxes.join("")}${arrows.join("")}</svg></figure>`;
}
