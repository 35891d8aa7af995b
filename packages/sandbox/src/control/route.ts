import * as z from "zod";
import { type ControlName, controlCalls } from "./calls.ts";

interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/__sandbox/`; `{id}` is filled from the input. */
  readonly path: string;
}

/** Methods of calls whose last word is not part of the path. All others are POST requests. */
const METHODS: ReadonlyMap<string, Route["method"]> = new Map([
  ["list", "GET"],
  ["get", "GET"],
  ["create", "POST"],
  ["update", "POST"],
  ["delete", "DELETE"],
  ["clear", "DELETE"],
  ["restore", "PUT"],
]);

/** Returns the method and the path of a call, which follow from its name: `payins.move` is `POST payins/{id}/move`. */
export function routeOf(name: ControlName): Route {
  const [group = "", word = ""] = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split(".");
  const method = METHODS.get(word);
  const { input } = controlCalls[name];
  const id = input instanceof z.ZodObject && "id" in input.shape ? "{id}" : "";
  return {
    method: method ?? "POST",
    path: [group, id, method === undefined ? word : ""].filter(Boolean).join("/"),
  };
}
