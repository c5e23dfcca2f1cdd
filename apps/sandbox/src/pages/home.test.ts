import { afterAll, beforeAll, expect, it } from 'vitest';
import { decisionExamples, preApprovalExamples, type Sandbox, startSandbox } from '../index.ts';
import { knownAddresses } from '../partners/postal-codes/find-address.ts';
import { insurerExamples, premiumExamples } from '../rules/contract-rules.ts';
import { escapeHtml, html } from './html.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false });
});
afterAll(() => sandbox.close());

const page = async (path: string): Promise<string> => (await fetch(sandbox.url + path)).text();

it('shows every example document and every known postal code', async () => {
  const home = await page('/');
  const examples = [...preApprovalExamples(), ...decisionExamples(), ...insurerExamples(), ...premiumExamples()];
  for (const { cpf, cnpj, alphanumericCnpj } of examples) {
    for (const document of [cpf, cnpj, alphanumericCnpj]) expect(home).toContain(document);
  }
  for (const { zipCode } of knownAddresses) expect(home).toContain(`${zipCode.slice(0, 5)}-${zipCode.slice(5)}`);
});

it('is in Portuguese, and in English on request', async () => {
  expect(await page('/')).toMatch(/<html lang="pt-BR">[\s\S]*Sandbox dos parceiros/);
  expect(await page('/?lang=en')).toMatch(/<html lang="en">[\s\S]*Partner sandbox/);
});

it('labels every field, and requests nothing from another server', async () => {
  const home = await page('/');
  const fields = [...home.matchAll(/<(?:select|input) id="([^"]+)"/g)].map(([, id]) => id);
  expect(fields).toHaveLength(36);
  for (const id of fields) expect(home).toContain(`<label for="${id}">`);
  expect(home.match(/<h1>/g)).toHaveLength(1);
  expect(home).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
  expect(await page('/sandbox.css')).not.toMatch(/url\(|@import/);
});

it('shows the current mode of each partner', async () => {
  await fetch(`${sandbox.url}/_control/credit-engine`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'drip', times: 3 }),
  });
  const home = await page('/?lang=en');
  expect(home).toContain('<option value="drip" selected>');
  expect(home).toContain('(3 calls left)');
});

it('escapes every value that is rendered into a page', () => {
  expect(escapeHtml(`<a href='x'>"&`)).toBe('&lt;a href=&#39;x&#39;&gt;&quot;&amp;');
  expect(html`<b>${'<i>'}</b>${[html`<i>${1}</i>`]}`.markup).toBe('<b>&lt;i&gt;</b><i>1</i>');
});
