import { ArmedFaults } from "./faults/fault.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { RequestLog } from "./http/request-log.ts";
import { movePayout } from "./rules/payouts.ts";
import { startInstances } from "./start-instances.ts";
import { advanced } from "./state/clock.ts";
import type { Store } from "./state/store.ts";
import { DeliveryFaults } from "./webhooks/delivery-faults.ts";
import { Dispatcher } from "./webhooks/dispatcher.ts";
import type { WebhookFetch } from "./webhooks/send-delivery.ts";

/** Longest wait that a timer takes. */
const MAX_TIMER_MS = 2_147_483_647;

/** A fault of the sandbox itself: what it was about to send does not match the description, or a rule failed. */
export interface SandboxReport {
  readonly operation: string;
  readonly message: string;
  readonly error: unknown;
}

interface EngineOptions {
  readonly seed: string;
  readonly fetch: WebhookFetch;
  readonly onReport: (report: SandboxReport) => void;
}

/** The sandbox without its interfaces: the state, what is to go wrong, and what happens by itself as time passes. */
export class Engine {
  readonly store: Store;
  readonly faults = new ArmedFaults();
  readonly deliveryFaults = new DeliveryFaults();
  readonly limiter = new RateLimiter();
  readonly requests = new RequestLog();
  readonly dispatcher: Dispatcher;
  readonly onReport: (report: SandboxReport) => void;
  readonly seed: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, { seed, fetch, onReport }: EngineOptions) {
    this.store = store;
    this.seed = seed;
    this.onReport = onReport;
    this.dispatcher = new Dispatcher(store, { faults: this.deliveryFaults, fetch });
    if (store.state.seq === 0) this.#start();
    store.onCommit = () => this.#schedule();
    this.dispatcher.onFree = () => this.tick();
    this.#schedule();
  }

  /** Moves every payout that is due, and begins to send every delivery that is. */
  tick(): void {
    if (this.store.isClosed) return;
    for (let due = this.#duePayouts(); due.length > 0; due = this.#duePayouts())
      for (const id of due) this.#move(id);
    this.dispatcher.start();
    this.#schedule();
  }

  /** Does everything that is due, and resolves when nothing is left to do before the clock goes on. */
  async settle(): Promise<void> {
    do this.tick();
    while (await this.dispatcher.settle());
  }

  /** Sets the clock ahead, from one thing to do to the next: each happens at its time. */
  async advance(ms: number): Promise<void> {
    const target = this.store.now + ms;
    await this.settle();
    for (let next = this.#nextBy(target); next !== undefined; next = this.#nextBy(target)) {
      this.#advanceTo(next);
      await this.settle();
    }
    this.#advanceTo(target);
    await this.settle();
  }

  /** Forgets everything: afterwards the sandbox is as it was when it was first started. */
  reset(): void {
    this.#forget();
    this.store.clear();
    this.#start();
  }

  restore(snapshot: Parameters<Store["restore"]>[0]): void {
    this.#forget();
    this.store.restore(snapshot);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.store.close();
  }

  #forget(): void {
    for (const part of [this.faults, this.deliveryFaults, this.limiter, this.requests, this.dispatcher])
      part.clear();
  }

  #start(): void {
    this.store.transact({ operation: "sandbox.start" }, (tx) => startInstances(tx, this.seed));
  }

  #duePayouts(): string[] {
    return this.store.state.dueBy(this.store.now, "payouts");
  }

  #move(id: string): void {
    const instanceId = this.store.state.get("payouts", id)?.instance_id;
    this.store.transact({ operation: "payouts.move", instanceId }, (tx) => movePayout(tx, id));
  }

  #nextBy(target: number): number | undefined {
    const next = this.store.state.nextDue();
    return next !== undefined && next <= target ? next : undefined;
  }

  #advanceTo(time: number): void {
    const ms = time - this.store.now;
    if (ms <= 0) return;
    this.store.transact({ operation: "clock.advance" }, (tx) =>
      tx.put("clock", advanced(this.store.clock, ms)),
    );
  }

  /** Looks again when the next thing is due. A clock that stands still brings nothing. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.store.isClosed) return;
    const next = this.store.state.nextDue(
      ({ table, id }) => table !== "deliveries" || !this.dispatcher.isWaiting(id),
    );
    if (next === undefined) return;
    const waitMs = next - this.store.now;
    if (waitMs > 0 && this.store.clock.frozen_at !== null) return;
    this.#timer = setTimeout(() => this.tick(), Math.min(Math.max(waitMs, 0), MAX_TIMER_MS));
    this.#timer.unref();
  }
}
