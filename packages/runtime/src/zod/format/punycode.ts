// RFC 3492 with the parameters of section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Decodes a label without its `xn--`; undefined if it is not Punycode. Other labels may decode to the same text. */
export function fromPunycode(encoded: string): string | undefined {
  const basicEnd = encoded.lastIndexOf("-");
  const points = Array.from(encoded.slice(0, Math.max(basicEnd, 0)), (basic) => basic.charCodeAt(0));
  let [codePoint, index, bias] = [128, 0, 72];
  for (let at = basicEnd + 1; at < encoded.length; ) {
    const before = index;
    let weight = 1;
    for (let position = BASE; ; position += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(at++) || " ");
      index += digit * weight;
      if (digit < 0 || index > 0x7fffffff) return undefined;
      const threshold = thresholdAt(position, bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    codePoint += Math.floor(index / count);
    if (codePoint > 0x10ffff) return undefined;
    index %= count;
    points.splice(index++, 0, codePoint);
  }
  return String.fromCodePoint(...points);
}

function thresholdAt(position: number, bias: number): number {
  return Math.min(Math.max(position - bias, T_MIN), T_MAX);
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
