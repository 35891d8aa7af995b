import type { ServerModel } from "../../../core/model/api-model.ts";
import { templateNames } from "./pair-operations.ts";

/** Fields that decide which addresses a server has. */
export type AddressedServer = Pick<ServerModel, "url" | "variables"> & Partial<Pick<ServerModel, "choices">>;

/** Limit of listed addresses: above it, a variable with listed values counts as one without. */
const MOST = 256;

/** Lists the addresses that clients can rely on: a variable without listed values has its default. */
export function addressesOf(server: AddressedServer): string[] {
  const { variables } = server;
  return listedAddresses(server).map((address) =>
    normaliseAddress(address.replace(VARIABLE, (text, name: string) => variables.get(name) ?? text)),
  );
}

/** Lists all addresses with the listed values of variables. A variable of any value stays in braces. */
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

/** True if a server has the address, or a variable of any value that matches it. */
export function hasAddress(server: AddressedServer, address: string): boolean {
  return listedAddresses(server).some((own) => matches(own, address));
}

const VARIABLE = /\{([^{}]*)\}/g;

/** True if a template with variables of any value matches the address, part by part from left to right. */
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

/** Normalizes a URL: scheme and host in lower case, without the last slash and the default port. */
export function normaliseAddress(url: string): string {
  return url
    .replace(ORIGIN, (origin) => origin.replace(/(^|\})[^{]*/g, (text) => text.toLowerCase()))
    .replace(USUAL_PORT, "$1")
    .replace(/\/+$/, "");
}

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

/** Default ports (RFC 9110, 4.2). */
const USUAL_PORT = /^(http:\/\/[^/:]+(?=:80(?:\/|$))|https:\/\/[^/:]+(?=:443(?:\/|$))):\d+/;
