import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { isAddressRange, isInRanges } from "../src/http/address-range.ts";

const runs = search(300);

const byte = fc.nat(255);
const ipv4 = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join("."));
// Few different groups, so that networks have addresses in common and groups of zeros are left out.
const group = fc.constantFrom("0", "1", "db8", "FFFF", "00a0", "2001");
const groups = fc.array(group, { maxLength: 8 });
const ipv6 = fc.oneof(
  fc.array(group, { minLength: 8, maxLength: 8 }).map((parts) => parts.join(":")),
  fc.tuple(groups, groups).map(([before, after]) => `${before.join(":")}::${after.join(":")}`),
  fc.tuple(groups, ipv4).map(([before, after]) => `${before.join(":")}::${after}`),
);
const anything = fc.oneof(ipv4, ipv6, fc.string(), fc.stringMatching(/^[\da-f:.]{1,20}$/));

test("takes the addresses that Node takes", () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(isAddressRange(text), text).toBe(isIP(text) !== 0);
    }),
    runs,
  );
});

test("finds an address in the ranges where Node finds it", () => {
  const of = (address: fc.Arbitrary<string>, bits: number) =>
    fc.record({ address, network: address, length: fc.nat(bits) });
  fc.assert(
    fc.property(fc.oneof(of(ipv4, 32), of(ipv6, 128)), ({ address, network, length }) => {
      fc.pre(isIP(address) !== 0 && isIP(network) !== 0);
      const family = isIP(address) === 4 ? "ipv4" : "ipv6";
      const list = new BlockList();
      list.addSubnet(network, length, family);
      expect(isInRanges(address, ["192.0.2.1", `${network}/${length}`]), network).toBe(
        list.check(address, family),
      );
      expect(isInRanges(address, [address])).toBe(true);
    }),
    runs,
  );
});
