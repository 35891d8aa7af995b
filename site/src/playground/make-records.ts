import type { Sandbox } from "@crossborder/sandbox";

/** Records that the examples of the reference name. A new sandbox always gives them the same IDs. */
export interface ExampleRecords {
  readonly instance_id: string;
  readonly customer_id: string;
  readonly bank_account_id: string;
  readonly quote_id: string;
  readonly tos_id: string;
  readonly file_url: string;
  /** Signature that registers a wallet for the customer. */
  readonly wallet: { readonly signature: string; readonly address: string };
}

/** Makes the records of the examples in a new sandbox. */
export async function makeRecords({ fixtures }: Pick<Sandbox, "fixtures">): Promise<ExampleRecords> {
  const quote = await fixtures.payableQuote();
  const { tos_id } = await fixtures.acceptedTos();
  const { file_url } = await fixtures.uploadedFile();
  const { customer_id } = quote;
  const { signature, address } = await fixtures.walletSignature({ customer_id });
  return { ...quote, tos_id, file_url, wallet: { signature, address } };
}
