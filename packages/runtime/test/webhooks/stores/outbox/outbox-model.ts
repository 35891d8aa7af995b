/** An entry of the model. */
interface Entry {
  readonly name: string;
  readonly order: number;
  due: number;
  attempts: number;
  isDead: boolean;
}

interface Drain {
  readonly now: number;
  /** Results of the attempts in order; a crash ends the drain. */
  readonly outcomes: readonly string[];
}

/** A model of an outbox: the shortest correct implementation. */
export interface OutboxModel {
  enqueue(names: readonly string[]): void;
  /** Returns the attempted entries in order, each with the number of the attempt. */
  drain(drain: Drain): readonly string[];
  dead(): readonly string[];
  requeue(names: readonly string[]): void;
}

/** Starts with nothing. The delay after an attempt is as many seconds as its number. */
export function createOutboxModel({
  maxAttempts,
  leaseMs,
}: {
  maxAttempts: number;
  leaseMs: number;
}): OutboxModel {
  let entries: Entry[] = [];
  let order = 0;

  function next(now: number, tried: ReadonlySet<Entry>): Entry | undefined {
    const due = entries.filter((entry) => !entry.isDead && entry.due <= now && !tried.has(entry));
    return due.sort((one, other) => one.due - other.due || one.order - other.order)[0];
  }

  return {
    enqueue(names) {
      // Due by the clock of the database, which is earlier than that of the test.
      for (const name of names)
        entries.push({ name, order: ++order, due: order, attempts: 0, isDead: false });
    },
    drain({ now, outcomes }) {
      const tried = new Set<Entry>();
      for (const entry of entries) entry.isDead ||= entry.attempts >= maxAttempts && entry.due <= now;
      for (const outcome of outcomes) {
        const entry = next(now, tried);
        if (!entry) break;
        tried.add(entry);
        entry.attempts++;
        entry.due = now + leaseMs;
        if (outcome === "crashed") break;
        if (outcome === "done") entries = entries.filter((other) => other !== entry);
        entry.due = now + entry.attempts * 1000;
        entry.isDead = entry.attempts >= maxAttempts;
      }
      return [...tried].map(({ name, attempts }) => `${name} ${attempts}`);
    },
    dead: () =>
      entries
        .filter(({ isDead }) => isDead)
        .map(({ name }) => name)
        .sort(),
    requeue(names) {
      const due = ++order;
      for (const entry of entries.filter(({ name }) => names.includes(name)))
        Object.assign(entry, { attempts: 0, isDead: false, due });
    },
  };
}
