import { openSession, type Person, WALLET, yes } from "../support/session.ts";

/** Longest result that is shown. */
const LONGEST = 160;

/** An agent's payout on the sandbox: its calls, their results, and what the person read and answered. */
export async function payoutTranscript(): Promise<string> {
  const lines: string[] = [];
  const write = (begin: string, text: string) => lines.push(begin + text.replaceAll("\n", "\n        "));
  let asked = "";
  const person: Person = (message) => {
    write("person  ", message === asked ? "(The same question.)" : message);
    asked = message;
    write("        ", "> yes, do it");
    return yes(message);
  };
  const service = "The sandbox on this machine: no money moves.";
  const session = await openSession({
    person,
    server: { allow: ["quotes_create", "payouts_createEvm"], service },
    client: { retry: { maxAttempts: 1 } },
  });
  const call = async (name: string, input: object) => {
    write("agent   ", `${name} ${JSON.stringify(input)}`);
    const { text } = await session.agent.call(name, input);
    write("server  ", text.length > LONGEST && /^[[{]/.test(text) ? `${text.slice(0, LONGEST)} …` : text);
    return text;
  };
  const { data } = JSON.parse(await call("customers_list", { full_name: "ada" }));
  await call("bankAccounts_list", { customer_id: data[0].id, status: "approved" });
  const { id: quote_id } = JSON.parse(await call("quotes_create", session.quote));
  await session.sandbox.control.approvals.create({ quote_id });
  write(
    "        ",
    "(The sender's wallet approves the spend on-chain. The connection of the next call is cut.)",
  );
  await session.sandbox.control.faults.create({
    operation: "payouts.createEvm",
    fault: "reset-after-commit",
  });
  await call("payouts_createEvm", { quote_id, sender_wallet_address: WALLET });
  await call("payouts_createEvm", { quote_id, sender_wallet_address: WALLET });
  await call("payouts_list", { bank_account_id: session.bank_account_id });
  session.sandbox.close();
  const text = lines.join("\n").replaceAll(/ +$/gm, "");
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-01-31T12:00:00.000Z");
}
