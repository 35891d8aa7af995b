import { type Cutter, type Piece, PieceText } from "./piece.ts";

/** Called for each object and list on the first three levels, with the keys that lead to it. */
type OnOpen = (keys: readonly string[], bracket: string) => void;

/** The list of entries is on the second level of a Pact file, and on the third of a HAR file. */
const KEPT_LEVELS = 3;

/** Longer keys do not lead to entries. */
const LONGEST_KEY = 64;

/** Extracts the items of the list at some keys, without keeping the JSON document in memory. */
export class ItemCutter implements Cutter {
  readonly #keys: string;
  readonly #onOpen: OnOpen;
  readonly #text = new PieceText();
  readonly #path: string[] = [];
  #depth = 0;
  /** Depth of the current list; 0 outside it. */
  #listDepth = 0;
  #line = 1;
  /** Line of the current item; 0 before it. */
  #startLine = 0;
  #isInString = false;
  #isEscaped = false;
  /** The last string on the first levels, and the last one before a colon. */
  #word = "";
  #key = "";

  constructor(keys: readonly string[], onOpen: OnOpen = () => {}) {
    this.#keys = keys.join("/");
    this.#onOpen = onOpen;
  }

  push(chunk: string): Piece[] {
    const pieces: Piece[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] as string; // inside of the chunk
      if (character === "\n") this.#line += 1;
      if (this.#isInString) {
        this.#readString(character);
        continue;
      }
      if (character <= " ") continue;
      if (this.#endsItem(character)) {
        this.#text.add(chunk.slice(start, at));
        if (this.#startLine > 0) pieces.push(this.#take());
      } else if (this.#listDepth > 0 && this.#startLine === 0) this.#startLine = this.#line;
      if (this.#readStructure(character)) start = at + 1;
    }
    if (this.#listDepth > 0) this.#text.add(chunk.slice(start));
    return pieces;
  }

  end(): Piece | undefined {
    if (this.#depth === 0 && !this.#isInString) return undefined;
    return { text: "", line: this.#startLine || this.#line, isCut: true };
  }

  #take(): Piece {
    const piece = { text: this.#text.take(), line: this.#startLine };
    this.#startLine = 0;
    return piece;
  }

  #endsItem(character: string): boolean {
    return this.#listDepth > 0 && this.#depth === this.#listDepth && (character === "," || character === "]");
  }

  #readString(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === "\\") this.#isEscaped = true;
    else if (character === '"') this.#isInString = false;
    else if (this.#depth < KEPT_LEVELS && this.#word.length <= LONGEST_KEY) this.#word += character;
  }

  /** Returns true if the next item begins after this character. */
  #readStructure(character: string): boolean {
    if (character === '"') {
      this.#isInString = true;
      this.#word = "";
    } else if (character === ":") this.#key = this.#word;
    else if (character === "{" || character === "[") return this.#open(character);
    else if (character === "}" || character === "]") {
      if (this.#depth === this.#listDepth) this.#listDepth = 0;
      this.#depth = Math.max(0, this.#depth - 1);
    } else if (character === ",") return this.#depth === this.#listDepth;
    return false;
  }

  #open(bracket: string): boolean {
    this.#depth += 1;
    if (this.#depth > KEPT_LEVELS) return false;
    this.#path.length = this.#depth - 1;
    this.#path.push(this.#key);
    this.#key = "";
    const keys = this.#path.slice(1);
    this.#onOpen(keys, bracket);
    if (bracket === "{" || this.#listDepth > 0 || keys.join("/") !== this.#keys) return false;
    this.#listDepth = this.#depth;
    return true;
  }
}
