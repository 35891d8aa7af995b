/**
 * Letters, digits and marks of Unicode 16 and 17, in hexadecimal. Engines that know them would write identifiers that
 * older compilers reject.
 */
const RANGES = (
  "88f 897 c5c cdc 1acf-1add 1ae0-1aeb 1c89-1c8a a7cb-a7cf a7d2 a7d4 a7da-a7dc a7f1 105c0-105f3 " +
  "10940-10959 10d40-10d65 10d69-10d6d 10d6f-10d85 10ec2-10ec7 10efa-10efc 11380-11389 1138b 1138e " +
  "11390-113b5 113b7-113c0 113c2 113c5 113c7-113ca 113cc-113d3 113e1-113e2 116d0-116e3 11b60-11b67 " +
  "11bc0-11be0 11bf0-11bf9 11db0-11ddb 11de0-11de9 11f5a 13460-143fa 16100-16139 16d40-16d6c " +
  "16d70-16d79 16ea0-16eb8 16ebb-16ed3 16ff2-16ff6 187f8-187ff 18cff 18d09-18d1e 18d80-18df2 " +
  "1ccf0-1ccf9 1e5d0-1e5fa 1e6c0-1e6de 1e6e0-1e6f5 1e6fe-1e6ff 2b73a-2b73f 2cea2-2cead 323b0-33479"
).split(" ");

/** Matches one of these characters. */
export const NEWER_LETTERS: RegExp = new RegExp(
  `[${RANGES.map((range) => range.replace(/[0-9a-f]+/g, "\\u{$&}")).join("")}]`,
  "u",
);
