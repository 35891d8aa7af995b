import { StorageError } from "../state/storage-error.ts";
import type { Store } from "../state/store.ts";
import type { DeliveryAttempt, DeliveryRow, EndpointRow } from "../state/tables.ts";
import type { DeliveryFault, DeliveryFaults } from "./delivery-faults.ts";
import { recordAttempts } from "./record-attempt.ts";
import { sendDelivery, type WebhookFetch } from "./send-delivery.ts";

/** Longest time that a reordered delivery waits for the one that overtakes it. */
const REORDER_MS = 60_000;

interface DispatcherOptions {
  readonly faults: DeliveryFaults;
  readonly fetch: WebhookFetch;
  /** Called when a delivery was sent, whatever the response. */
  readonly onSent: (row: DeliveryRow) => void;
  /** Called with unexpected errors while a delivery was sent. */
  readonly onError: (error: unknown) => void;
}

/** Change of a delivery. */
interface Update {
  readonly id: string;
  readonly change: (row: DeliveryRow) => DeliveryRow;
}

/** Sends deliveries when they are due: those of one endpoint one after the other, different endpoints side by side. */
export class Dispatcher {
  readonly #store: Store;
  readonly #faults: DeliveryFaults;
  readonly #fetch: WebhookFetch;
  readonly #onError: (error: unknown) => void;
  readonly #onSent: (row: DeliveryRow) => void;
  /** Deliveries that are being sent, by endpoint. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Deliveries that wait for the next one of their endpoint, by endpoint. */
  readonly #held = new Map<string, string>();
  /** Results of deliveries that could not be written, oldest first. They are written before more is sent. */
  #unwritten: Update[] = [];
  /** Called when an endpoint is free again. */
  onFree: () => void = () => {};

  constructor(store: Store, { faults, fetch, onError, onSent }: DispatcherOptions) {
    this.#store = store;
    this.#faults = faults;
    this.#fetch = fetch;
    this.#onError = onError;
    this.#onSent = onSent;
  }

  /** Number of results that are not written yet. */
  get unwritten(): number {
    return this.#unwritten.length;
  }

  /** Begins to send due deliveries to every idle endpoint. */
  start(): void {
    if (this.finish() > 0) return;
    const { state, now } = this.#store;
    for (const id of state.dueBy(now, "deliveries")) {
      const delivery = state.get("deliveries", id);
      if (!delivery || this.#sending.has(delivery.endpoint_id)) continue;
      this.#sending.set(delivery.endpoint_id, this.#sendAndFree(delivery));
    }
  }

  /** Returns whether the delivery is being sent or has to wait for one that is. */
  isWaiting(id: string): boolean {
    const endpointId = this.#store.state.get("deliveries", id)?.endpoint_id;
    return endpointId !== undefined && (this.#sending.has(endpointId) || this.#unwritten.length > 0);
  }

  /** Writes results that could not be written before. Returns how many are left. */
  finish(): number {
    while (this.#unwritten[0] && this.#write(this.#unwritten[0])) this.#unwritten.shift();
    return this.#unwritten.length;
  }

  /** Resolves when nothing is being sent any more; false when nothing was. */
  async settle(): Promise<boolean> {
    if (this.#sending.size === 0) return false;
    await Promise.allSettled(this.#sending.values());
    return true;
  }

  /** Sends a delivery again, on request and beside its schedule. */
  async redeliver(id: string): Promise<DeliveryAttempt | undefined> {
    const { state } = this.#store;
    const delivery = state.get("deliveries", id);
    const endpoint = delivery && state.get("endpoints", delivery.endpoint_id);
    if (!endpoint) return undefined;
    const attempt = await this.#attempt(delivery, endpoint);
    if (this.#store.state === state)
      this.#update(id, (row) => ({ ...row, attempts: [...row.attempts, attempt] }));
    return attempt;
  }

  clear(): void {
    this.#held.clear();
    this.#unwritten = [];
  }

  async #sendAndFree(row: DeliveryRow): Promise<void> {
    try {
      await this.#send(row);
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#sending.delete(row.endpoint_id);
      this.onFree();
    }
  }

  async #send(row: DeliveryRow): Promise<void> {
    const { state } = this.#store;
    const endpoint = state.get("endpoints", row.endpoint_id);
    if (!endpoint) return this.#update(row.id, ({ due_at, ...rest }) => ({ ...rest, status: "dropped" }));
    const fault = row.tries === 0 && row.fault === null ? this.#faults.take(row.event) : undefined;
    if (fault && this.#putOff(row, fault)) return;
    const delivery: DeliveryRow = { ...row, fault: fault?.fault ?? row.fault };
    const times = fault?.fault === "duplicate" ? 2 : 1;
    const attempts: DeliveryAttempt[] = [];
    for (let time = 0; time < times; time += 1) attempts.push(await this.#attempt(delivery, endpoint));
    if (this.#store.state !== state) return; // a reset: its IDs may be given out again, to other deliveries
    const { now } = this.#store;
    this.#update(row.id, (current) => recordAttempts({ ...current, fault: delivery.fault }, attempts, now));
    await this.#release(row);
  }

  /** Applies a fault. Returns whether the delivery is not sent now. */
  #putOff({ id, endpoint_id }: DeliveryRow, { fault, seconds }: DeliveryFault): boolean {
    const { now } = this.#store;
    const until = (ms: number) => this.#update(id, (row) => ({ ...row, fault, due_at: now + ms }));
    switch (fault) {
      case "drop":
        this.#update(id, ({ due_at, ...row }) => ({ ...row, fault, status: "dropped" }));
        return true;
      case "delay":
        until(seconds * 1000);
        return true;
      case "reorder":
        this.#held.set(endpoint_id, id);
        until(REORDER_MS);
        return true;
      case "duplicate":
      case "corrupt":
        return false;
      default:
        return fault satisfies never;
    }
  }

  /** Sends the delivery that waited for this one. */
  async #release({ id, endpoint_id }: DeliveryRow): Promise<void> {
    const held = this.#held.get(endpoint_id);
    this.#held.delete(endpoint_id);
    const row = held === undefined || held === id ? undefined : this.#store.state.get("deliveries", held);
    if (row?.status === "pending") await this.#send(row);
  }

  async #attempt(delivery: DeliveryRow, endpoint: EndpointRow): Promise<DeliveryAttempt> {
    const attempt = await sendDelivery({ delivery, endpoint, at: this.#store.now, fetch: this.#fetch });
    this.#onSent(delivery);
    return attempt;
  }

  #update(id: string, change: Update["change"]): void {
    const update = { id, change };
    if (this.#unwritten.length > 0 || !this.#write(update)) this.#unwritten.push(update);
  }

  /** False when it could not be written. The store may be closed meanwhile. */
  #write({ id, change }: Update): boolean {
    const row = this.#store.state.get("deliveries", id);
    if (!row || this.#store.isClosed) return true;
    const subject = { operation: "deliveries.attempt", instanceId: row.instance_id };
    try {
      this.#store.transact(subject, (tx) => tx.put("deliveries", change(row)));
      return true;
    } catch (error) {
      if (error instanceof StorageError) return false;
      throw error;
    }
  }
}
