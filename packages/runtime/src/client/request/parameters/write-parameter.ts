import type { WrittenParameter } from "../../contracts/parameter.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { setHeaders } from "../set-headers.ts";
import { addCookies } from "../write-draft.ts";
import { checkKind } from "./check-kind.ts";
import { headerText } from "./parameter-text.ts";
import { cookieParts, queryParts } from "./query-text.ts";

/** Writes a parameter into the query. */
export const queryParameter: WrittenParameter["write"] = ({ query }, { parameter, value }) => {
  checkKind(parameter, value);
  query.push(...queryParts(parameter, value));
};

/** Writes a parameter into a header. */
export const headerParameter: WrittenParameter["write"] = ({ headers }, { parameter, value }) => {
  setHeaders(headers, { [parameter.name]: headerText(parameter, value) }, undefined, InvalidInputError);
};

/** Writes a parameter into the cookies. */
export const cookieParameter: WrittenParameter["write"] = (draft, { parameter, value }) => {
  checkKind(parameter, value);
  addCookies(draft, cookieParts(parameter, value));
};
