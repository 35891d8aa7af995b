import { isCallable, type SendStatement } from "./guard-transaction.ts";

/**
 * Sends a statement of `pg`: a text or an object, its values, and an optional callback. Uses the extended protocol, in
 * which a text is one statement, so that none can follow one that ends the transaction.
 */
export const sendPgStatement: SendStatement = (call, [first, ...rest], scope) => {
  const given: object = typeof first === "object" && first !== null ? first : { text: first };
  if ("submit" in given) {
    scope.sendUnwatched(); // a cursor or a stream
    return call(given, ...rest);
  }
  const callback = [...rest, "callback" in given && given.callback].find(isCallable);
  const values = rest.find(Array.isArray) as unknown[] | undefined; // the values of a statement
  // An instance of a class may have its text on its prototype.
  const statement = Object.assign(Object.create(given), { queryMode: "extended", callback: undefined });
  if (values) statement.values = values;
  const result = scope.send(async () => call(statement));
  if (!callback) return result;
  result.then((found) => callback(null, found), callback);
  return undefined;
};
