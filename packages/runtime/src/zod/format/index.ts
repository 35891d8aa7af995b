export { ipv4, ipv6 } from "./address.ts";
export { date, dateTime, duration, time } from "./date-time.ts";
export { email, idnEmail } from "./email.ts";
export { hostname } from "./hostname.ts";
export { idnHostname } from "./idn-hostname.ts";
export { jsonPointer, relativeJsonPointer } from "./json-pointer.ts";
export { byte, regex, uuid } from "./text.ts";
export { iri, iriReference, uri, uriReference } from "./uri.ts";
export { uriTemplate } from "./uri-template.ts";
