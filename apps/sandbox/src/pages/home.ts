import { faultModes } from '../faults/fault-modes.ts';
import type { FaultSetting } from '../faults/fault-switches.ts';
import { partners } from '../partners/index.ts';
import type { Partner } from '../partners/partner.ts';
import { knownAddresses } from '../partners/postal-codes/find-address.ts';
import { type InsuranceExample, insurerExamples, premiumExamples } from '../rules/contract-rules.ts';
import { decisionExamples, type ExampleRow, preApprovalExamples } from '../rules/example-documents.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderLayout, renderTable } from './layout.ts';
import { type Strings, strings } from './strings.ts';

const code = (text: string): Html => html`<code>${text}</code>`;
const plain = (text: string): Html => html`${text}`;

function renderPartner(partner: Partner, setting: FaultSetting, language: Language, words: Strings): Html {
  const { id, name, purpose, endpoints } = partner;
  const options = Object.entries(faultModes).map(([mode, label]) =>
    mode === setting.mode
      ? html`<option value="${mode}" selected>${label[language]}</option>`
      : html`<option value="${mode}">${label[language]}</option>`,
  );
  const left = setting.remaining === null ? '' : ` (${setting.remaining} ${words.callsLeft})`;
  return html`<section class="card" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${name[language]}</h3>
<p>${purpose[language]}</p>
<ul class="endpoints">${endpoints.map((endpoint) => html`<li>${code(endpoint)}</li>`)}</ul>
<p class="${setting.mode === 'normal' ? 'state' : 'state faulty'}">${words.now}: <strong>${faultModes[setting.mode][language]}</strong>${left}</p>
<form method="post" action="/_control/${id}?lang=${language}">
<div><label for="${id}-mode">${words.mode}</label><select id="${id}-mode" name="mode">${options}</select></div>
<div><label for="${id}-times">${words.times}</label><input id="${id}-times" name="times" type="number" inputmode="numeric" min="1" max="1000"></div>
<button type="submit" aria-label="${words.apply}: ${name[language]}">${words.apply}</button>
</form>
<p><a href="/_control/calls/${id}">${words.calls}<span class="quiet">: ${name[language]}</span></a></p>
</section>`;
}

function exampleCells(answer: string, example: ExampleRow): Html[] {
  const { digits, cpf, cnpj, alphanumericCnpj } = example;
  return [plain(digits), plain(answer), code(cpf), code(cnpj), code(alphanumericCnpj)];
}

function renderRules(words: Strings): Html {
  const headings = [words.digit, words.answer, 'CPF', words.cnpj, words.alphanumericCnpj];
  const results = preApprovalExamples().map((example) => exampleCells(words.results[example.result], example));
  const decisions = decisionExamples().map((example) => {
    const after = example.afterAnswer ? `; ${words.afterAnswer}, ${words.decisionNames[example.afterAnswer]}` : '';
    const offer = example.offers ? `; ${words.withOffer}` : '';
    return exampleCells(`${words.decisionNames[example.decision]}${after}${offer}`, example);
  });
  return html`<h2>${words.rules}</h2>
<p>${words.rulesIntro}</p>
<p>${words.incomeRule}</p>
<p>${words.tierRule}</p>
${renderTable(words.preApprovals, headings, results)}
${renderTable(words.decisions, headings, decisions)}`;
}

const insurerDesks = ['liberty', 'cardif', 'assurant', 'metlife'] as const;

function renderInsurance(language: Language, words: Strings): Html {
  const nameOf = (id: string) => partners.find((partner) => partner.id === id)?.name[language] ?? id;
  const headings = [words.digit, words.answer, 'CPF', words.cnpj, words.alphanumericCnpj];
  const rowsOf = (examples: readonly InsuranceExample[], answers: Readonly<Record<number, string>>) =>
    examples.map(({ digit, ...documents }) => {
      // the first example stands for all digits without a row of their own
      const digits = digit === 0 ? words.otherDigits : String(digit);
      return exampleCells(answers[digit] ?? '', { digits, ...documents });
    });
  return html`<h2>${words.insurers}</h2>
<p>${words.insurersIntro}</p>
<p>${words.insurersErrors}</p>
<p>${words.insurersInformation}</p>
<p>${words.insurersPremiums}</p>
<p>${words.insurersTime}</p>
<ul>${insurerDesks.map((id) => html`<li><a href="/${id}/desk?lang=${language}">${words.desk}: ${nameOf(id)}</a></li>`)}</ul>
${renderTable(words.insurerDecisions, headings, rowsOf(insurerExamples(), words.insurerDecision))}
${renderTable(words.premiums, headings, rowsOf(premiumExamples(), words.premium))}`;
}

function renderPostalCodes(words: Strings): Html {
  const headings = [words.state, words.zip, words.street, words.neighborhood, words.city, words.ibge];
  const rows = knownAddresses.map(({ state, zipCode, street, neighborhood, city, cityId }) => [
    plain(state),
    code(`${zipCode.slice(0, 5)}-${zipCode.slice(5)}`),
    plain(street || words.cityWide),
    plain(neighborhood),
    plain(city),
    code(cityId),
  ]);
  return html`<h2>${words.postalCodes}</h2>
<p>${words.postalCodesIntro}</p>
${renderTable(words.postalCodes, headings, rows)}`;
}

/** The home page: what the sandbox is, how each partner behaves now, and the data that leads to each answer. */
export function renderHome(settings: Readonly<Record<string, FaultSetting>>, language: Language): string {
  const words = strings[language];
  const cards = partners.map((partner) =>
    renderPartner(partner, settings[partner.id] ?? { mode: 'normal', remaining: null }, language, words),
  );
  return renderLayout({
    language,
    title: words.title,
    path: '/',
    main: html`<h1>${words.title}</h1>
<p class="lead">${words.intro}</p>
<p><a class="button" href="/mailbox?lang=${language}">${words.mailbox}</a></p>
<h2>${words.partners}</h2>
<p>${words.partnersIntro}</p>
<div class="cards">${cards}</div>
${renderRules(words)}
${renderInsurance(language, words)}
${renderPostalCodes(words)}`,
  });
}
