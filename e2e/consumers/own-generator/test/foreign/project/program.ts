import { createClient } from "./src/api/client/index.js";
import { booksCommands } from "./src/api/commands/index.js";
import { facts } from "./src/api/facts/index.js";

const fetch = async () => Response.json({});
export const called: PromiseLike<unknown> = booksCommands.add(
  createClient({ baseUrl: "https://books.example", fetch }),
  {
    title: "Emma",
  },
);
export const reads: false = facts["books.add"].isRead;
