import type { ServerModel } from "../../../core/model/api-model.ts";
import { templateNames } from "./pair-operations.ts";

/** What says which addresses a server has. */
export type AddressedServer = Pick<ServerModel, "url" | "variables"> & Partial<Pick<ServerModel, "choices">>;

/** More addresses than this are not written out: then a variable that lists its values counts as one that does not. */
const MOST = 256;

/** The addresses of a server that clients can rely on: a variable that lists no values has its default. */
export function addressesOf(server: AddressedServer): string[] {
  const { variables } = server;
  return listedAddresses(server).map((address) =>
    normaliseAddress(address.replace(VARIABLE, (text, name: string) => variables.get(name) ?? text)),
  );
}

/** Every address, with the values that variables list. The name of a variable that takes any value stays, in braces. */
function listedAddresses({ url, variables, choices = new Map() }: AddressedServer): string[] {
  let addresses = [url];
  for (const name of templateNames(url)) {
    const listed = choices.get(name)?.map(String);
    if (!listed || addresses.length * listed.length > MOST) continue;
    const values = new Set([...(variables.has(name) ? [variables.get(name) ?? ""] : []), ...listed]);
    addresses = addresses.flatMap((address) =>
      [...values].map((value) => address.replaceAll(`{${name}}`, () => value)),
    );
  }
  return addresses.map(normaliseAddress);
}

/** True where a server has an address, or a variable that takes any value. */
export function hasAddress(server: AddressedServer, address: string): boolean {
  return listedAddresses(server).some((own) => matches(own, address));
}

const VARIABLE = /\{([^{}]*)\}/g;

/** True for an address that variables of any value lead to. Looks for what stands between them, from left to right. */
function matches(own: string, address: string): boolean {
  const [first = "", ...others] = own.split(VARIABLE).filter((_, index) => index % 2 === 0); // the others are names
  const last = others.pop();
  if (last === undefined) return own === address;
  if (!address.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = address.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return address.length - last.length >= at && address.endsWith(last);
}

/** A URL as it is compared: scheme and host do not depend on case, and neither a last slash nor the usual port matters. */
export function normaliseAddress(url: string): string {
  return url
    .replace(ORIGIN, (origin) => origin.replace(/(^|\})[^{]*/g, (text) => text.toLowerCase()))
    .replace(USUAL_PORT, "$1")
    .replace(/\/+$/, "");
}

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

/** RFC 9110, 4.2: a URL without a port means this one. */
const USUAL_PORT = /^(http:\/\/[^/:]+(?=:80(?:\/|$))|https:\/\/[^/:]+(?=:443(?:\/|$))):\d+/;
