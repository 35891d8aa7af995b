/// <reference lib="dom" />

const NAME = "try-it-server";

/** Runs with the storage of the site, which a browser may forbid. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** The address of the reader's own server, for all pages. Nothing else is kept. */
export const rememberedServer = {
  get: (): string | null => withStorage((storage) => storage.getItem(NAME)),
  set: (url: string): void => void withStorage((storage) => storage.setItem(NAME, url)),
  remove: (): void => void withStorage((storage) => storage.removeItem(NAME)),
};
