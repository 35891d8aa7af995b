import { type Cutter, type Piece, PieceText } from "./piece.ts";

/** Splits a recording into lines, without blank ones. */
export function cutLines(): Cutter {
  const text = new PieceText();
  let line = 1;
  const take = (): Piece => ({ text: text.take(), line });
  const isEntry = (piece: Piece): boolean => piece.text?.trim() !== "";
  return {
    push(chunk) {
      const pieces: Piece[] = [];
      let start = 0;
      for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
        text.add(chunk.slice(start, end));
        pieces.push(take());
        line += 1;
        start = end + 1;
      }
      text.add(chunk.slice(start));
      return pieces.filter(isEntry);
    },
    end() {
      const piece = take();
      return isEntry(piece) ? piece : undefined;
    },
  };
}
