/** The text of one entry of a recording, and the line that it begins on. */
export interface Piece {
  /** Undefined for an entry that is longer than {@link LONGEST}. */
  readonly text: string | undefined;
  /** 1-based. */
  readonly line: number;
  /** True where the recording ends inside of it. */
  readonly isCut?: boolean;
}

/** Cuts the entries out of a recording, chunk by chunk, so that one entry is in memory at a time. */
export interface Cutter {
  /** Returns the entries that end in this chunk. */
  push(chunk: string): Piece[];
  /** Returns the entry that the recording ends in. */
  end(): Piece | undefined;
}

/** The longest entry in UTF-16 code units: 64 Mi, as for responses of a running service. */
export const LONGEST = 64 * 1024 * 1024;

/** Collects an entry that chunks divide, and forgets one that is too long. */
export class PieceText {
  #parts: string[] = [];
  #length = 0;

  add(part: string): void {
    this.#length += part.length;
    if (this.#length <= LONGEST) this.#parts.push(part);
    else this.#parts = [];
  }

  /** The text; a new one begins. */
  take(): string | undefined {
    const text = this.#length > LONGEST ? undefined : this.#parts.join("");
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}
