// RFC 3492 with the parameters of section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Decodes a label without its `xn--`; undefined if it is not the Punycode of any text. */
export function fromPunycode(encoded: string): string | undefined {
  const decoded = decode(encoded);
  return decoded !== undefined && /[^\0-\x7f]/.test(decoded) && toPunycode(decoded) === encoded
    ? decoded
    : undefined;
}

function decode(encoded: string): string | undefined {
  const basicEnd = encoded.lastIndexOf("-");
  const points = [...encoded.slice(0, Math.max(basicEnd, 0))].map(codePointOf);
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

/** Encodes a label, without the prefix `xn--`. */
export function toPunycode(label: string): string {
  const points = [...label].map(codePointOf);
  const basic = points.filter((point) => point < 128);
  let output = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : "";
  let [codePoint, delta, bias, done] = [128, 0, 72, basic.length];
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= codePoint));
    delta += (next - codePoint) * (done + 1);
    codePoint = next;
    for (const point of points) {
      if (point < codePoint) delta += 1;
      if (point !== codePoint) continue;
      output += digitsOf(delta, bias);
      bias = adapt(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    codePoint += 1;
  }
  return output;
}

function digitsOf(delta: number, bias: number): string {
  let text = "";
  let rest = delta;
  for (let position = BASE; ; position += BASE) {
    const threshold = thresholdAt(position, bias);
    if (rest < threshold) return text + DIGITS.charAt(rest);
    text += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
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

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
