import { createHash } from "node:crypto";
import { type InstalledPackage, keyOf } from "./dependency-closure.ts";

/** A CycloneDX 1.6 document, as plain data. */
export interface BillOfMaterials {
  readonly $schema: string;
  readonly bomFormat: "CycloneDX";
  readonly specVersion: "1.6";
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: object;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly type: "library";
  readonly "bom-ref": string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly scope?: "required";
  readonly hashes?: readonly { readonly alg: "SHA-512"; readonly content: string }[];
  readonly licenses?: readonly object[];
  readonly purl: string;
}

/** The integrity that the lockfile gives for `name@version`; undefined for packages of the workspace. */
export type IntegrityOf = (key: string) => string | undefined;

/**
 * Lists the parts of a package. The same input gives the same bytes: no time, and a serial number that is derived
 * from the content.
 */
export function billOfMaterials(
  [root, ...others]: readonly [InstalledPackage, ...InstalledPackage[]],
  integrityOf: IntegrityOf,
): BillOfMaterials {
  const { scope: _, ...subject } = componentOf(root, integrityOf);
  const body = {
    metadata: { lifecycles: [{ phase: "build" }], component: subject },
    components: others.map((installed) => componentOf(installed, integrityOf)),
    dependencies: [root, ...others].map((installed) => ({
      ref: purlOf(keyOf(installed)),
      dependsOn: installed.needs.map(purlOf),
    })),
  };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    ...body,
  };
}

function componentOf(installed: InstalledPackage, integrityOf: IntegrityOf): Component {
  const key = keyOf(installed);
  const [group, name = ""] = installed.name.startsWith("@")
    ? installed.name.split("/")
    : [undefined, installed.name];
  const integrity = integrityOf(key);
  return {
    type: "library",
    "bom-ref": purlOf(key),
    ...(group === undefined ? {} : { group }),
    name,
    version: installed.version,
    ...(installed.description === undefined ? {} : { description: installed.description }),
    scope: "required",
    ...(integrity === undefined ? {} : { hashes: [{ alg: "SHA-512" as const, content: hexOf(integrity) }] }),
    ...(installed.license === undefined ? {} : { licenses: [licenseOf(installed.license)] }),
    purl: purlOf(key),
  };
}

function licenseOf(license: string): object {
  return /\s/.test(license) ? { expression: license } : { license: { id: license } };
}

/** Package URL of `name@version`; only the `@` of a scope has to be escaped. */
export function purlOf(key: string): string {
  return `pkg:npm/${key.replace(/^@/, "%40")}`;
}

function hexOf(integrity: string): string {
  const [algorithm, digest = ""] = integrity.split("-", 2);
  if (algorithm !== "sha512") throw new Error(`The lockfile gives ${algorithm} where sha512 is expected.`);
  return Buffer.from(digest, "base64").toString("hex");
}

/** A UUID of version 8 (RFC 9562): its bits are the content's hash. */
function uuidOf(content: string): string {
  const bytes = createHash("sha256").update(content).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
