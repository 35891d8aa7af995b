import type { ErrorCode } from "@crossborder/errors";

/** Faults between a client and the service. */
export const TRANSPORT_FAULTS = [
  "reset-before-commit",
  "reset-after-commit",
  "stall",
  "cut-body",
  "slow-drip",
  "html-502",
] as const;

/** Fault on the wire: before or after the call was carried out, or in its response. */
export type TransportFault = (typeof TRANSPORT_FAULTS)[number];

/** Fault for calls of an operation. */
export interface FaultOrder {
  /** An operationId, or `*` for every operation. */
  readonly operation: string;
  /** Fault on the wire. */
  readonly fault?: TransportFault | undefined;
  /** Error code that the call is rejected with, before anything is done. */
  readonly code?: ErrorCode | undefined;
  /** Number of calls that it affects. */
  readonly times: number;
  /** First call that it affects, counted from now; 1 is the next one. */
  readonly from_call: number;
  /** For `stall` and `html-502`: whether the call is carried out before. */
  readonly after_commit: boolean;
}

/** A fault that waits for its calls. */
export interface ArmedFault extends FaultOrder {
  readonly id: number;
}

/** Faults by the calls that they wait for. They belong to the process: they are in no journal and no snapshot. */
export class ArmedFaults {
  #faults: ArmedFault[] = [];
  #lastId = 0;

  add(order: FaultOrder): ArmedFault {
    this.#lastId += 1;
    const fault = { id: this.#lastId, ...order };
    this.#faults.push(fault);
    return fault;
  }

  list(): readonly ArmedFault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault of this call, the oldest that concerns it. The call counts for every fault that waits for a later one. */
  take(operation: string): ArmedFault | undefined {
    let taken: ArmedFault | undefined;
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault.operation !== "*" && fault.operation !== operation) return [fault];
      if (fault.from_call > 1) return [{ ...fault, from_call: fault.from_call - 1 }];
      if (taken) return [fault];
      taken = fault;
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
    return taken;
  }
}

/** Returns whether the call is executed although its response is damaged. */
export function isCarriedOut({ fault, after_commit }: ArmedFault): boolean {
  switch (fault) {
    case "reset-after-commit":
    case "cut-body":
    case "slow-drip":
      return true;
    case "stall":
    case "html-502":
      return after_commit;
    case "reset-before-commit":
    case undefined:
      return false;
    default:
      return fault satisfies never;
  }
}
