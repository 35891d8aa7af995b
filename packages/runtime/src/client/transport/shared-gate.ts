import { onAbort } from "../clock/on-abort.ts";
import type { Clock } from "../contracts/clock.ts";
import type { Gate, Visitor } from "../contracts/gate.ts";

/** Milliseconds after which more attempts are let through although none got a response: one of them may just be slow. */
const PATIENCE_MS = 1000;

interface Waiter extends Visitor {
  /** Ends the wait, with a pass for a call that is let through; it has left the queue then. */
  settle(pass?: number): void;
}

/**
 * Extends a pause that the service asks of one call to all calls that it limits: no attempt begins before its end. Then
 * one is let through, and for each that succeeds two more, until none waits.
 */
export class SharedGate implements Gate {
  readonly #clock: Clock;
  /** In the order in which they are let through. */
  readonly #waiting: Waiter[] = [];
  #opensAt = Number.NEGATIVE_INFINITY;
  /** Attempts that may be under way at the same time. */
  #room = Number.POSITIVE_INFINITY;
  #underWay = 0;
  /** Number of the current opening; attempts of earlier ones count no more. */
  #pass = 0;
  /** Closings since an attempt that was let through succeeded. */
  #closings = 0;
  #cancelTimer: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** True while no attempt has to wait. */
  get isOpen(): boolean {
    return this.#room === Number.POSITIVE_INFINITY;
  }

  /** When the first attempt is let through, on the session's clock. */
  get opensAt(): number {
    return this.#opensAt;
  }

  /** True when the pause is over and no call is waiting or under way: nothing is left to remember. */
  get isIdle(): boolean {
    return this.#waiting.length + this.#underWay === 0 && this.#clock.now() >= this.#opensAt;
  }

  /** Waits for the call's turn. Resolves with its pass; with undefined for a call that is stopped, or too late. */
  async enter(visitor: Visitor): Promise<number | undefined> {
    const { latest, signal } = visitor;
    const now = this.#clock.now();
    if (signal?.aborted || Math.max(this.#opensAt, now) >= latest) return undefined;
    return new Promise((resolve) => this.#queue(visitor, resolve));
  }

  /** Takes a pass back once its attempt is over. `isFine` means that the service works. */
  leave(pass: number, isFine: boolean): void {
    if (pass !== this.#pass || this.isOpen) return;
    this.#underWay -= 1;
    if (isFine) {
      this.#room += 1;
      this.#closings = 0;
    }
    this.#advance();
    if (isFine && this.#waiting.length === 0) this.#room = Number.POSITIVE_INFINITY;
  }

  /**
   * Closes for as long as the service asks, and a little longer: `spreadMs` makes that from the number of closings without
   * a success between them.
   */
  close(pauseMs: number, spreadMs: (closings: number) => number): void {
    const now = this.#clock.now();
    // What was sent together is rejected together: that is one closing.
    if (now >= this.#opensAt) this.#closings += 1;
    this.#opensAt = Math.max(this.#opensAt, now + pauseMs + spreadMs(this.#closings));
    this.#pass += 1;
    this.#room = 1;
    this.#underWay = 0;
    for (const waiter of this.#waiting.filter(({ latest }) => latest <= this.#opensAt)) waiter.settle();
    this.#advance();
  }

  #queue(visitor: Visitor, resolve: (pass: number | undefined) => void): void {
    const { latest, signal } = visitor;
    const giveUp = (): void => {
      waiter.settle();
      this.#advance();
    };
    const cancelLimit = this.#clock.after(latest - this.#clock.now(), giveUp);
    const waiter: Waiter = {
      ...visitor,
      settle: (pass) => {
        cancelLimit();
        forget();
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        resolve(pass);
      },
    };
    const forget = onAbort(signal, giveUp);
    this.#waiting.push(waiter);
    this.#waiting.sort((one, other) => one.callId - other.callId);
    this.#advance();
  }

  /** Lets through whom there is room for, or waits until there may be more. */
  #advance(): void {
    this.#cancelTimer();
    const closedMs = this.#opensAt - this.#clock.now();
    for (const waiter of closedMs > 0 ? [] : this.#waiting.slice(0, this.#room - this.#underWay)) {
      this.#underWay += 1;
      waiter.settle(this.#pass);
    }
    if (this.#waiting.length === 0) return;
    this.#cancelTimer = this.#clock.after(closedMs > 0 ? closedMs : PATIENCE_MS, () => {
      if (closedMs <= 0) this.#room *= 2;
      this.#advance();
    });
  }
}
