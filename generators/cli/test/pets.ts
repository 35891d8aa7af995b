/** A small document in three files that gives every generator something to write. */
export const PETS: Readonly<Record<string, string>> = {
  "spec/openapi.yaml": `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets/{pet_id}:
    parameters:
      - { name: pet_id, in: path, required: true, schema: { type: string } }
    get:
      operationId: pets.get
      tags: [Pets]
      responses:
        200: { description: The pet., content: { application/json: { schema: { $ref: ./Pet.yaml } } } }
        4XX: { description: Refused., content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
    put:
      operationId: pets.replace
      tags: [Pets]
      requestBody: { required: true, content: { application/json: { schema: { $ref: ./Pet.yaml } } } }
      responses:
        200: { description: The pet., content: { application/json: { schema: { $ref: ./Pet.yaml } } } }
webhooks:
  pet.new:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: ./PetNew.yaml } } } }
      responses: { 200: { description: Taken. } }
components:
  schemas:
    Fault: { type: object, required: [code], properties: { code: { type: string } } }
    Kind: { type: string, enum: [cat, dog] }
x-codegen-error-catalog:
  PET_GONE: { status: 404, retryClass: terminal, description: The pet is gone. }
`,
  "spec/Pet.yaml": `type: object
description: Sleeps a lot.
required: [id]
properties:
  id: { type: string, pattern: '^pe_' }
  kind: { $ref: 'openapi.yaml#/components/schemas/Kind' }
  friends: { type: array, items: { $ref: ./Pet.yaml } }
`,
  "spec/PetNew.yaml": `type: object
required: [webhook_event, pet]
properties:
  webhook_event: { const: pet.new }
  pet: { $ref: ./Pet.yaml }
`,
};

/** The same document with one more value in an enum. */
export const PETS_WITH_A_FISH: Readonly<Record<string, string>> = {
  ...PETS,
  "spec/openapi.yaml": (PETS["spec/openapi.yaml"] ?? "").replace("[cat, dog]", "[cat, dog, fish]"),
};

/** A configuration that puts each folder where a package would have it. */
export const PETS_CONFIG = `import { type CodegenConfig, errors, types } from "@crossborder/codegen";

export default {
  spec: "spec/openapi.yaml",
  headerCommand: "npm run generate",
  generators: [
    types({ folder: "packages/types/src/generated", importFrom: "@acme/types" }),
    errors({ folder: "packages/errors/src/generated", importFrom: "@acme/errors" }),
  ],
} satisfies CodegenConfig;
`;
