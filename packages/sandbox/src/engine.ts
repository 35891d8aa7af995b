import { ArmedFaults } from "./faults/fault.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { RequestLog } from "./http/request-log.ts";
import { UnspecifiedLog } from "./http/unspecified-log.ts";
import { movePayout } from "./rules/payouts.ts";
import { startInstances } from "./start-instances.ts";
import { advanced } from "./state/clock.ts";
import { StorageError } from "./state/storage-error.ts";
import type { Store } from "./state/store.ts";
import type { DeliveryRow } from "./state/tables.ts";
import { DeliveryFaults } from "./webhooks/delivery-faults.ts";
import { Dispatcher } from "./webhooks/dispatcher.ts";
import { unspecifiedOfDelivery } from "./webhooks/emit.ts";
import type { WebhookFetch } from "./webhooks/send-delivery.ts";

/** Longest wait that a timer takes. */
const MAX_TIMER_MS = 2_147_483_647;

/** Real time until a failed change in the background is retried. */
const RETRY_MS = 1000;

/**
 * A fault of the sandbox itself: a response or delivery does not match the description, a rule failed, or its file
 * cannot be written.
 */
export interface InternalErrorReport {
  readonly operation: string;
  readonly message: string;
  readonly error: unknown;
}

const START = { operation: "sandbox.start" };

interface EngineOptions {
  readonly seed: string;
  readonly fetch: WebhookFetch;
  readonly onInternalError: (report: InternalErrorReport) => void;
}

/** The sandbox without its interfaces: its state, its faults, and the changes that are due by its clock. */
export class Engine {
  readonly store: Store;
  readonly faults = new ArmedFaults();
  readonly deliveryFaults = new DeliveryFaults();
  readonly limiter = new RateLimiter();
  readonly requests = new RequestLog();
  readonly unspecified = new UnspecifiedLog();
  readonly dispatcher: Dispatcher;
  readonly onInternalError: (report: InternalErrorReport) => void;
  readonly seed: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True when an overdue change could not be made. */
  #isBehind = false;
  /** The last advance of the clock; the next one begins where it ends. */
  #advancing: Promise<void> = Promise.resolve();
  /** Messages of failures in the background that were reported, by operation. */
  readonly #reported = new Map<string, string>();

  constructor(store: Store, { seed, fetch, onInternalError }: EngineOptions) {
    this.store = store;
    this.seed = seed;
    this.onInternalError = onInternalError;
    const onError = (error: unknown) => this.#report("deliveries.attempt", error);
    const onSent = (row: DeliveryRow) =>
      this.unspecified.add(`webhook ${row.event}`, unspecifiedOfDelivery(row));
    this.dispatcher = new Dispatcher(store, { faults: this.deliveryFaults, fetch, onError, onSent });
    store.onFailure = ({ operation, message }, error) => onInternalError({ operation, message, error });
    if (store.state.seq === 0) store.transact(START, (tx) => startInstances(tx, seed));
    store.onCommit = () => this.#schedule();
    this.dispatcher.onFree = () => this.tick();
    this.#schedule();
  }

  /** Moves every due payout, and begins to send every due delivery. Never throws: failures are reported and retried. */
  tick(): void {
    if (this.store.isClosed) return;
    let due = this.#duePayouts();
    while (due.filter((id) => this.#move(id)).length > 0) due = this.#duePayouts();
    this.dispatcher.start();
    this.#isBehind = due.length > 0 || this.dispatcher.unwritten > 0;
    this.#schedule(RETRY_MS);
  }

  /**
   * Does everything that is due, and resolves when nothing is left until the clock goes on. Rejects if something is
   * left because it could not be written.
   */
  async settle(): Promise<void> {
    do this.tick();
    while (await this.dispatcher.settle());
    if (this.#isBehind) this.store.throwFailure();
  }

  /** Advances the clock, in addition to all advances before. */
  advance(ms: number): Promise<void> {
    return this.#afterOthers(() => this.#advanceTo(this.store.now + ms));
  }

  /** Advances the clock to this time, unless it is later already. */
  advanceTo(time: number): Promise<void> {
    return this.#afterOthers(() => this.#advanceTo(time));
  }

  /** Deletes everything: the sandbox is then as it was when it was first started. */
  reset(): void {
    this.store.restart(START, (tx) => startInstances(tx, this.seed));
    this.#forget();
  }

  restore(snapshot: Parameters<Store["restore"]>[0]): void {
    this.store.restore(snapshot);
    this.#forget();
  }

  close(): void {
    clearTimeout(this.#timer);
    const left = this.store.isClosed ? 0 : this.dispatcher.finish();
    if (left > 0)
      this.#report("sandbox.close", new Error(`The results of ${left} deliveries were not written.`));
    this.store.close();
  }

  /** Advances add up, including concurrent ones. A reset ends them. */
  #afterOthers(advance: () => Promise<void>): Promise<void> {
    const { state } = this.store;
    const result = this.#advancing.then(() => (this.store.state === state ? advance() : undefined));
    this.#advancing = result.catch(() => {}); // its caller gets the error
    return result;
  }

  /** Advances from one due time to the next, so that each change happens at its time. */
  async #advanceTo(target: number): Promise<void> {
    const { state } = this.store;
    await this.settle();
    for (let next = this.#nextBy(target); next !== undefined; next = this.#nextBy(target)) {
      if (this.store.state !== state) return;
      this.#setClock(next);
      await this.settle();
    }
    if (this.store.state !== state) return;
    this.#setClock(target);
    await this.settle();
  }

  #forget(): void {
    for (const part of [this.faults, this.deliveryFaults, this.limiter, this.requests, this.dispatcher])
      part.clear();
    this.#reported.clear();
  }

  #duePayouts(): string[] {
    return this.store.state.dueBy(this.store.now, "payouts");
  }

  /** Returns whether the payout was moved. */
  #move(id: string): boolean {
    const instanceId = this.store.state.get("payouts", id)?.instance_id;
    try {
      this.store.transact({ operation: "payouts.move", instanceId }, (tx) => movePayout(tx, id));
      return true;
    } catch (error) {
      this.#report(`payouts.move ${id}`, error);
      return false;
    }
  }

  /** Reports a failure in the background, once until it changes. The store reports its own failures. */
  #report(operation: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof StorageError || this.#reported.get(operation) === message) return;
    this.#reported.set(operation, message);
    this.onInternalError({ operation, message, error });
  }

  /** Returns the next due time up to a target. Records that are due already were just tried. */
  #nextBy(target: number): number | undefined {
    const { now } = this.store;
    const next = this.store.state.nextDue(({ at }) => at > now);
    return next !== undefined && next <= target ? next : undefined;
  }

  #setClock(time: number): void {
    const ms = time - this.store.now;
    if (ms <= 0) return;
    this.store.transact({ operation: "clock.advance" }, (tx) =>
      tx.put("clock", advanced(this.store.clock, ms)),
    );
  }

  /** Starts a timer for the next due time, or for `overdueMs` from now when something is overdue. A frozen clock needs none. */
  #schedule(overdueMs = 0): void {
    clearTimeout(this.#timer);
    if (this.store.isClosed) return;
    const next = this.store.state.nextDue(
      ({ table, id }) => table !== "deliveries" || !this.dispatcher.isWaiting(id),
    );
    const dueMs = this.dispatcher.unwritten > 0 ? 0 : (next ?? Number.POSITIVE_INFINITY) - this.store.now;
    if (dueMs === Number.POSITIVE_INFINITY || (dueMs > 0 && this.store.clock.frozen_at !== null)) return;
    this.#timer = setTimeout(() => this.tick(), Math.min(dueMs > 0 ? dueMs : overdueMs, MAX_TIMER_MS));
    this.#timer.unref?.(); // browsers number their timers
  }
}
