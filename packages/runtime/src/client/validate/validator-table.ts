/** Validates one value; any library that follows the Standard Schema, zod among them. */
export interface Validator {
  readonly "~standard": {
    readonly validate: (value: unknown) => ValidatorResult | Promise<ValidatorResult>;
  };
}

interface ValidatorResult {
  readonly issues?: readonly ValidatorIssue[] | undefined;
}

interface ValidatorIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The validators of one operation: of each part of a request, and of its responses and their events by status. */
export interface OperationValidators {
  readonly request: {
    readonly path?: Validator;
    readonly query?: Validator;
    readonly header?: Validator;
    readonly cookie?: Validator;
    readonly body?: Validator;
  };
  readonly response: Readonly<Record<string, Validator>>;
  /** Of each event where a response is a stream. */
  readonly event?: Readonly<Record<string, Validator>>;
}

/** Validators by operationId; calls of an operation that is not in it are not validated. */
export type ValidatorTable<Id extends PropertyKey = string> = Readonly<Record<Id, OperationValidators>>;
