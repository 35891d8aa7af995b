const QUOTE = 0x22;
const OPENING = [0x5b, 0x7b]; // [ {
const CLOSING = [0x5d, 0x7d]; // ] }

/** True if a JSON text nests arrays and objects deeper than `maxDepth` levels. Does not parse it. */
export function isDeeperThan(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) index = endOfString(text, index + 1);
    else if (OPENING.includes(unit) && ++depth > maxDepth) return true;
    else if (CLOSING.includes(unit)) depth--;
  }
  return false;
}

/** Returns the index of the quote that ends a string, or the end of the text. `indexOf` is faster than a loop. */
function endOfString(text: string, start: number): number {
  for (let end = start - 1; ; ) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    if (!isEscaped(text, end)) return end;
  }
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}
