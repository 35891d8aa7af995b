import { faultsOfEntry } from "./catalog-entry.js";
import { componentName } from "./component-name.js";
import { errorCatalog } from "./error-catalog.js";

/** @import { Context, Location, Rule } from "./redocly.d.ts" */

/** @typedef {{ readonly codes: readonly unknown[], readonly location: Location }} ErrorCodes */

/**
 * The enum `ErrorCode` and the error catalogue name the same codes in the same order, and every entry of the
 * catalogue is complete.
 *
 * @type {Rule}
 */
export const errorCodesEqualCatalog = () => {
  /** @type {ErrorCodes | undefined} */
  let errorCodes;
  return {
    Schema(schema, { location }) {
      if (componentName(location) !== "ErrorCode" || !Array.isArray(schema.enum)) return;
      errorCodes = { codes: schema.enum, location: location.child(["enum"]) };
    },
    Root: {
      leave(root, context) {
        const catalog = errorCatalog(root, context);
        const codes = Object.keys(catalog?.entries ?? {});
        checkCodes({ errorCodes, codes, location: catalog?.location }, context);
        for (const code of codes) {
          for (const { key, message } of faultsOfEntry(catalog?.entries[code], codes)) {
            const path = key in Object(catalog?.entries[code]) ? [code, key] : [code];
            context.report({ message: `${code}: ${message}`, ...at(catalog?.location.child(path)) });
          }
        }
      },
    },
  };
};

/**
 * @param {{ errorCodes: ErrorCodes | undefined, codes: readonly string[], location: Location | undefined }} found
 * @param {Context} context
 */
function checkCodes({ errorCodes, codes, location }, { report }) {
  if (!errorCodes && codes.length === 0) return;
  const enumerated = errorCodes?.codes ?? [];
  for (const code of codes.filter((each) => !enumerated.includes(each))) {
    report({
      message: `${code} is missing from the enum ErrorCode. Run \`pnpm tables\`, which adds it.`,
      ...at(location?.child([code]).key()),
    });
  }
  for (const [index, code] of enumerated.entries()) {
    if (codes.includes(String(code))) continue;
    const message = `${code} is missing from the error catalogue. Add an entry, or remove the code here.`;
    report({ message, ...at(errorCodes?.location.child([index])) });
  }
  const misplaced = enumerated.findIndex((code, index) => code !== codes[index]);
  const sameCodes = enumerated.length === codes.length && codes.every((code) => enumerated.includes(code));
  if (!sameCodes || misplaced === -1) return;
  report({
    message: `The order differs from the error catalogue, which lists ${codes[misplaced]} at this position. Use the same order.`,
    ...at(errorCodes?.location.child([misplaced])),
  });
}

/** @param {Location | undefined} location */
function at(location) {
  return location ? { location } : {};
}
