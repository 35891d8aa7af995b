/** Text of one entry of a recording, and its first line. */
export interface Piece {
  /** Undefined for an entry that is longer than {@link LONGEST}. */
  readonly text: string | undefined;
  /** 1-based. */
  readonly line: number;
  /** True if the recording ends inside it. */
  readonly isCut?: boolean;
}

/** Extracts entries from a recording, chunk by chunk, so that only one entry is in memory. */
export interface Cutter {
  /** Returns the entries that end in this chunk. */
  push(chunk: string): Piece[];
  /** Returns the unfinished entry at the end. */
  end(): Piece | undefined;
}

/** The longest entry in UTF-16 code units: 64 Mi, as for responses of a running service. */
export const LONGEST = 64 * 1024 * 1024;

/** Collects an entry over several chunks, and drops one that is too long. */
export class PieceText {
  #parts: string[] = [];
  #length = 0;

  add(part: string): void {
    this.#length += part.length;
    if (this.#length <= LONGEST) this.#parts.push(part);
    else this.#parts = [];
  }

  /** Returns the text, and begins a new one. */
  take(): string | undefined {
    const text = this.#length > LONGEST ? undefined : this.#parts.join("");
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}
