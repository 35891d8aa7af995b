import { expect, test } from "vitest";
import { createGitWorkspace, gitIn } from "../test/git-workspace.ts";
import { PETS, PETS_CONFIG } from "../test/pets.ts";

const spec = (type: string) => `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: list
      responses:
        "200": { description: Pets., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: { kind: { type: string } }
      discriminator: { propertyName: kind, mapping: { cat: Cat } }
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { lives: { type: ${type} } } }] }
`;

test("a child that only a mapping leads to fails the diff and requires a major version", async () => {
  const workspace = await createGitWorkspace({
    ...PETS,
    "spec/openapi.yaml": spec("integer"),
    "codegen.config.ts": PETS_CONFIG,
    ".changeset/config.json": "{}\n",
  });
  try {
    gitIn(workspace, ["checkout", "--quiet", "-b", "branch"]);
    await workspace.write({ "spec/openapi.yaml": spec("string") });
    const base = "main:spec/openapi.yaml";
    const diff = await workspace.run(["diff", base]);
    expect(diff.exitCode).toBe(1);
    expect(diff.stdout).toContain('Response property "lives" changed type from integer to string.');
    expect(await workspace.run(["changeset", base])).toMatchObject({ exitCode: 0 });
    expect(Object.values(await workspace.read(".changeset")).join("")).toContain('"@acme/types": major');
  } finally {
    await workspace.remove();
  }
}, 30_000);
