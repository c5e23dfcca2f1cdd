import { roleNames, roles } from '@estrada/domain/access/index';
import { decisionExamples, preApprovalExamples } from '@estrada/sandbox/index';
import { demoNames } from '../../apps/api/src/demo/data/account-names.ts';
import { usedVoucher } from '../../apps/api/src/demo/data/discounts.ts';
import { demoDealers } from '../../apps/api/src/demo/data/organization.ts';
import { demoApiKey, demoPassword, providerUsername } from '../../apps/api/src/demo/insert-accounts.ts';

/** docs/demo.md: accounts and test documents of the product, from the data itself. */
export function demoPage(): string {
  const first = demoDealers[0]!.tradingName;
  const second = demoDealers[1]!.tradingName;
  const accounts = roleNames.map((role) => {
    const dealer = roles[role].userType === 'DEALER' ? first : '–';
    return `| \`DEMO.${role.toUpperCase()}\` | ${demoNames[role]} | ${role} | ${roles[role].userType} | ${role === 'fi-manager' ? `${dealer}, ${demoDealers[2]!.tradingName}` : dealer} |`;
  });
  const results = preApprovalExamples().map(
    (row) => `| ${row.result} | \`${row.cpf}\` | \`${row.cnpj}\` | \`${row.alphanumericCnpj}\` |`,
  );
  const decisions = decisionExamples().map(
    (row) =>
      `| ${row.decision}${row.afterAnswer ? `, then ${row.afterAnswer}` : ''}${row.offers ? ', with a counter-offer' : ''} | \`${row.cpf}\` | \`${row.cnpj}\` | \`${row.alphanumericCnpj}\` |`,
  );
  return `# The demo

\`npm start\` on the embedded database loads it once; on PostgreSQL \`DEMO=1\` does. All people and companies are made up.
(This page is made by \`npm run generate\` from the demo data and the sandbox's rules.)

Password of every account: \`${demoPassword}\`. Public API key, header \`x-api-key\`: \`${demoApiKey}\` (the calls of the public pages ask for it; the portal brings one of its own).

| user name | person | role | type | dealers |
|---|---|---|---|---|
${accounts.join('\n')}
| \`DEMO2.SELLER\` | Téo Amaral | seller | DEALER | ${second} |
| \`DEMO2.FI-MANAGER\` | Lívia Prates | fi-manager | DEALER | ${second} |

\`${providerUsername}\` (Vera Siqueira, finance) signs in at the company sign-in, which the sandbox plays: give that name at the login,
confirm on the page that follows, or refuse, or choose there what is wrong with the proof. It is there where \`npm start\` runs the demo.

\`DEMO.REPRESENTANTE\` looks after the region Sudeste. One person, one session: a second sign-in asks whether to end the first.
\`DEMO.CONSORCIO\` finds two notices, \`DEMO.FI-MANAGER\` three new opportunities at the second dealer; each goes once it is confirmed.

What is there: two groups, three branches, six dealers, a vehicle table of ${'over 60'} versions (new Chevrolets; Fiat, Volkswagen, Hyundai
and Toyota as used), options with prices for four models, twelve vehicles in stock at the first dealer, price tables for all thirteen plans
(and cheaper ones for the campaign of this year's new cars, ESTOQUE), fees for every state, premiums of three insurance
products, the eight tables of insurance products and three combos of them, four campaigns of car
insurance, four plans of protected instalment, what the client pages show of insurance,
100 simulations of the last ninety days, 60 of which became proposals that reached their status by events of the machine. Six more
sales were paid in the last three months; their clients accepted some products and declined others. At the sandbox, which collects the
instalments, contract \`70000011\` was settled early, \`70000015\` has a confirmed settlement to pay, and \`70000016\` the request to settle a part;
their clients' pages show it, and the trail of the proposals has the requests. The campaign of offers "Fim de ano na
garagem" has two simulations, two proposals and a paid contract; \`/csf\` shows its offers, and a client has requested a contact with one.

Leads of every status; from one of them \`DEMO.SELLER\` has simulated and created a proposal. The sales CRM of the sandbox has
received all but three, which it gets within the first minute; one of these has a telephone that it refuses, so that after about ten
minutes \`DEMO.SERVICE-DESK\` finds the delivery under Tarefas. With the CRM switched off at the sandbox new leads wait, and are late
after the minutes of \`/leads/parameters\`. The link to the registration of the one who wants an S10 has reached no phone: a call is its next
step.

Coupons and vouchers to try in the simulator: the voucher \`${usedVoucher}\` takes R$ 2.000,00 from a new vehicle and
\`PATIO-SEMINOVOS\` R$ 1.500,00 from a used one, \`CLIENTE-FIEL\` is for a list of twelve people, \`VERAO-PASSADO\` has expired and
\`TESTE-DA-LOJA\` is disabled; the coupon \`PRIMEIRO-CARRO\` takes 1.5% for individuals. Promotional coupons of car insurance, which
lower its premium: \`7K2M9QXWTB4HN\` gives 12% at the first two dealers, \`R8D3VZ6JC1FYP\` is used up, \`H5T0WKQ9M7XAB\` is disabled,
\`2NC8PJ4YVE6ZS\` is not valid yet and \`X9B1GR7TD3KWM\` has expired.

Two decisions by hand wait for somebody: \`DEMO.SELLER\` has a proposal that finance approved for less than was asked for (compare and
apply it; \`DEMO.FINANCE\` then confirms), and \`DEMO.ADMIN-INTERNAL\` finds in the queue of decisions a credit on which finance has
decided first.

## Documents that decide

The partner sandbox (<http://localhost:3100>, also in English) plays the credit bureau and the credit engine. What they answer
follows from the client's document; its home page explains the rule and lets each partner be slow, failing, garbled or gone.

Pre-approval (1 pre-approved · 2, 3 more information needed · 4 no options · 5 not possible):

| result | CPF | CNPJ | alphanumeric CNPJ |
|---|---|---|---|
${results.join('\n')}

Decision on a sent proposal (AP approved · APC with conditions · DC rejected · RA returned · HLD waiting for an answer):

| decision | CPF | CNPJ | alphanumeric CNPJ |
|---|---|---|---|
${decisions.join('\n')}

On conditions it decides by what the dealer says of them: fewer than fifteen characters return the proposal (RA), "não" or "sem"
reject it (DC), anything else approves it (AP).

Mail goes to the sandbox's mailbox: <http://localhost:3100/mailbox>. Postal code to try: \`01310-100\`; the sandbox's home page
lists three of every state.
`;
}
