import { createRequire } from "node:module";
import type { DatabaseSync } from "node:sqlite";
import { isCompact, type Journal, type JournalEntry } from "./journal.ts";

type Sqlite = typeof import("node:sqlite");

const SETUP = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists journal (seq integer primary key, entry text not null) strict;
`;

/**
 * A journal in a file. An entry is one row, written and synced before `append` returns: `kill -9` and a loss of power leave
 * all of the entry or nothing of it. Throws an error that says what to do when the file or `node:sqlite` cannot be used.
 */
export function openSqliteJournal(file: string): Journal {
  const database = open(file);
  const insert = database.prepare("insert into journal (seq, entry) values (?, ?)");
  const select = database.prepare("select entry from journal where seq > ? order by seq");
  const remove = database.prepare("delete from journal where seq <= ?");
  const append = (entry: JournalEntry) => insert.run(entry.seq, JSON.stringify(entry));
  const write = (run: () => void) => {
    try {
      run();
    } catch (cause) {
      throw new Error(`The sandbox cannot write to ${file}: ${(cause as Error).message}`, { cause });
    }
  };
  return {
    entries: (after = 0) => {
      try {
        return readEntries(select.all(after), after);
      } catch (cause) {
        database.close(); // an unreadable file must not be written to
        throw unusable(file, cause);
      }
    },
    append: (entry) => write(() => append(entry)),
    compact: (entry) =>
      write(() =>
        inTransaction(database, () => {
          remove.run(entry.seq);
          append(entry);
        }),
      ),
    replace: (entries) =>
      write(() =>
        inTransaction(database, () => {
          database.exec("delete from journal");
          entries.forEach(append);
        }),
      ),
    close: () => database.close(),
  };
}

function inTransaction(database: DatabaseSync, run: () => void): void {
  database.exec("begin immediate");
  try {
    run();
    database.exec("commit");
  } catch (error) {
    try {
      database.exec("rollback");
    } catch {
      // When the disk is full, SQLite has rolled back by itself.
    }
    throw error;
  }
}

/** The rows as entries. Throws when one is damaged or missing: a state with a hole in it is worse than none. */
function readEntries(rows: readonly Record<string, unknown>[], after: number): JournalEntry[] {
  let seq = after;
  return rows.map(({ entry }, index) => {
    const read = parsed(String(entry));
    seq = index === 0 && read && isCompact(read) ? read.seq : seq + 1;
    if (read?.seq !== seq || !Array.isArray(read.changes))
      throw new Error(`its entry ${seq} is missing or damaged`);
    return read;
  });
}

function parsed(text: string): JournalEntry | undefined {
  try {
    return JSON.parse(text) as JournalEntry;
  } catch {
    return undefined;
  }
}

function open(file: string): DatabaseSync {
  const { DatabaseSync } = loadSqlite();
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    if (tables.length > 0 && tables.every(({ name }) => name !== "journal"))
      throw new Error("it is the database of another program");
    database.exec(SETUP);
    return database;
  } catch (cause) {
    if (database?.isOpen) database.close();
    throw unusable(file, cause);
  }
}

function unusable(file: string, cause: unknown): Error {
  const help =
    "Check that the folder exists, that the file is one of the sandbox, and that no other sandbox uses it.";
  return new Error(`The sandbox cannot open ${file}: ${(cause as Error).message}. ${help}`, { cause });
}

/** Loaded here and not by an import: in memory the sandbox runs on versions of Node that have no `node:sqlite`. */
function loadSqlite(): Sqlite {
  try {
    return createRequire(import.meta.url)("node:sqlite") as Sqlite;
  } catch (cause) {
    const message = `Keeping the sandbox's data in a file needs node:sqlite, which Node ${process.versions.node} does not have.`;
    throw new Error(`${message} Use Node 22.13 or later, or leave out \`dataFile\`.`, { cause });
  }
}
