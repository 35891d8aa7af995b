import type { Quote } from "@crossborder/types";

/** The end of the property's name; the beginning is the name of the service. */
const NAME = /^[a-z][A-Za-z0-9]*ContractAddress$/;

/**
 * The contract that the sender allows to spend the tokens, under whatever name the service gives it. Undefined when the
 * quote has none.
 */
export function serviceContractAddress({ contract }: Pick<Quote, "contract">): string | undefined {
  const [, address] = Object.entries(contract).find(([name]) => NAME.test(name)) ?? [];
  return typeof address === "string" ? address : undefined;
}
