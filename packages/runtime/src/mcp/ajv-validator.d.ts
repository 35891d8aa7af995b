/** Validates values by a schema. The SDK's own declarations do not compile without `skipLibCheck`. */
export class AjvJsonSchemaValidator {
  getValidator(
    schema: object,
  ): (value: unknown) => { readonly valid: boolean; readonly errorMessage?: string };
}
