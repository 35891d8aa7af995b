/**
 * Tests texts with a regular expression that asks for properties of Unicode. V8 reads their tables when it parses such a
 * literal, also in a function that nobody calls: that was 1.6 ms of each import of the module. So it stays a text until the
 * first test.
 */
export function unicodeTest(source: string): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= new RegExp(source, "u");
    return pattern.test(text);
  };
}
