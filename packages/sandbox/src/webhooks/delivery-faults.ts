/** Faults of deliveries. */
export const DELIVERY_FAULTS = ["duplicate", "reorder", "delay", "corrupt", "drop"] as const;

type DeliveryFaultKind = (typeof DELIVERY_FAULTS)[number];

/** Fault for pending deliveries. */
export interface DeliveryFault {
  readonly fault: DeliveryFaultKind;
  /** Only deliveries of this event; all if undefined. */
  readonly event?: string | undefined;
  /** Number of deliveries that it affects. */
  readonly times: number;
  /** For `delay`: seconds of the sandbox's clock. */
  readonly seconds: number;
}

/** Faults that wait for deliveries. They belong to the process, like those of calls. */
export class DeliveryFaults {
  #faults: DeliveryFault[] = [];

  add(fault: DeliveryFault): void {
    this.#faults.push(fault);
  }

  list(): readonly DeliveryFault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  take(event: string): DeliveryFault | undefined {
    const index = this.#faults.findIndex((fault) => fault.event === undefined || fault.event === event);
    const fault = this.#faults[index];
    if (!fault) return undefined;
    if (fault.times > 1) this.#faults[index] = { ...fault, times: fault.times - 1 };
    else this.#faults.splice(index, 1);
    return fault;
  }
}
