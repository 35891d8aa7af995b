/** A secret of each kind, none of which may be in any output. */
export const SECRETS = {
  token: "tok_live_4f9a8b7c",
  cookie: "sess-77aa88bb99",
  apiKey: "key-5551234-abcd",
  login: "hunter2:correct-horse",
  chip: "chip-000111222",
  undeclared: "undeclared-value-31337",
};

/** A description with a base path, a written path beside a template, a key in the query, and a sensitive property. */
export const PETS = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
servers: [{ url: "https://api.example.com/v1" }]
security: [{ key: [] }]
paths:
  /pets:
    get:
      operationId: pets.list
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 100 } }]
      responses:
        200: { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } }
    post:
      operationId: pets.create
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        201: { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        4XX: { description: Refused, content: { application/json: { schema: { type: object, required: [code], properties: { code: { type: string } } } } } }
  /pets/mine:
    get:
      operationId: pets.mine
      responses: { 200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
  /pets/{pet_id}:
    get:
      operationId: pets.get
      parameters: [{ name: pet_id, in: path, required: true, schema: { type: integer } }]
      responses: { 200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: query, name: api_key } }
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 20 }
        status: { type: string, enum: [awake, asleep] }
        chip: { type: string, x-codegen-sensitive: true }
        note: { type: string }
`;

/** The same with a required status and a shorter name. */
export const PETS_REVISION = PETS.replace("required: [name]", "required: [name, status]").replace(
  "maxLength: 20",
  "maxLength: 8",
);

const pet = { name: "Rex", chip: SECRETS.chip, note: `by ${SECRETS.token}`, extra: SECRETS.undeclared };

/** As exported by Chromium: HTTP/2 headers, sizes, a base64 body, another host, and a missing response. */
export const PETS_HAR = JSON.stringify(
  {
    log: {
      version: "1.2",
      creator: { name: "WebInspector", version: "537.36" },
      pages: [
        {
          startedDateTime: "2026-01-01T00:00:00Z",
          id: "page_1",
          title: "https://shop.example.com/",
          pageTimings: {},
        },
      ],
      entries: [
        harEntry({
          method: "POST",
          url: `https://api.example.com/v1/pets?api_key=${SECRETS.apiKey}`,
          headers: {
            ":authority": "api.example.com",
            authorization: `Bearer ${SECRETS.token}`,
            cookie: `sid=${SECRETS.cookie}`,
          },
          postData: { mimeType: "application/json", text: JSON.stringify(pet) },
          status: 201,
          content: {
            mimeType: "application/json",
            text: Buffer.from(JSON.stringify(pet)).toString("base64"),
            encoding: "base64",
          },
        }),
        harEntry({
          method: "GET",
          url: "https://api.example.com/v1/pets/7",
          headers: { authorization: `Basic ${Buffer.from(SECRETS.login).toString("base64")}` },
          status: 200,
          content: {
            mimeType: "application/json; charset=utf-8",
            text: JSON.stringify({ name: "Rex", status: "away" }),
          },
        }),
        harEntry({
          method: "GET",
          url: "https://cdn.example.net/app.1a2b3c.js",
          headers: {},
          status: 200,
          content: { mimeType: "text/javascript", text: "1" },
        }),
        harEntry({
          method: "GET",
          url: "https://api.example.com/v1/pets/mine",
          headers: {},
          status: 0,
          content: {},
        }),
      ],
    },
  },
  undefined,
  2,
);

function harEntry(entry: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly postData?: object;
  readonly status: number;
  readonly content: object;
}) {
  const { method, url, headers, postData, status, content } = entry;
  return {
    _resourceType: "fetch",
    startedDateTime: "2026-01-01T00:00:00.000Z",
    time: 12.3,
    request: {
      method,
      url,
      httpVersion: "http/2.0",
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: postData ? 10 : 0,
      ...(postData ? { postData } : {}),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "http/2.0",
      headers: [],
      cookies: [],
      content,
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  };
}

/** Version 3, with matching rules, and a query as lists. */
export const PETS_PACT_3 = JSON.stringify(
  {
    consumer: { name: "shop" },
    provider: { name: "pets" },
    interactions: [
      {
        description: "a list",
        providerStates: [{ name: "pets exist" }],
        request: {
          method: "GET",
          path: "/v1/pets",
          query: { limit: ["10"] },
          headers: { Accept: "application/json" },
        },
        response: {
          status: 200,
          headers: { "Content-Type": "application/json" },
          body: [{ name: "Rex", status: "awake" }],
          matchingRules: { body: { $: { matchers: [{ match: "type" }], combine: "AND" } } },
        },
      },
      {
        description: "a refusal",
        request: {
          method: "post",
          path: "/v1/pets",
          headers: { "Content-Type": "application/json" },
          body: {},
        },
        response: { status: 422, body: { code: "NAME_MISSING" } },
      },
    ],
    metadata: { pactSpecification: { version: "3.0.0" } },
  },
  undefined,
  2,
);

/** Version 4: types of interactions, headers as lists, and bodies with their encoding. */
export const PETS_PACT_4 = JSON.stringify(
  {
    consumer: { name: "shop" },
    provider: { name: "pets" },
    interactions: [
      {
        type: "Synchronous/HTTP",
        key: "1",
        description: "a new pet",
        request: {
          method: "POST",
          path: "/v1/pets",
          headers: { "Content-Type": ["application/json"] },
          body: {
            content: { name: "A pet with a long name" },
            contentType: "application/json",
            encoded: false,
          },
        },
        response: {
          status: 201,
          body: {
            content: Buffer.from('{"name":"Rex"}').toString("base64"),
            contentType: "application/json",
            encoded: "base64",
          },
        },
      },
      { type: "Asynchronous/Messages", key: "2", description: "an event", contents: {} },
    ],
    metadata: { pactSpecification: { version: "4.0" } },
  },
  undefined,
  2,
);
