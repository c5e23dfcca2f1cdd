/** Users who read registrations masked get no whole CPF by an extraction either. */
import { type Capability, capabilities, type Role, roleNames } from '@estrada/domain/access/index';
import { isCpf } from '@estrada/domain/people/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import { type Endpoint, extractionCalls } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractRows } from '../../../test/extract-rows.ts';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { type ExtractionName, extractions } from './extractions/index.ts';

const period = ['2026-11-07', '2026-11-21'] as const;

/** Every extraction of clients that such a role may request, with that role: finance may request all of those. */
const cases = (Object.keys(extractions) as ExtractionName[]).flatMap((name) => {
  const { anyOf } = (extractionCalls[name] as Endpoint).access as { anyOf: readonly Capability[] };
  const allowed = anyOf.flatMap((capability) => capabilities[capability]!.roles as readonly Role[]);
  // the commissions name no client
  const masked =
    allowed.includes('finance') && name !== 'downloadInsuranceCommissions'
      ? roleNames.filter((role) => readsMasked(role) && allowed.includes(role))
      : [];
  return masked.map((role) => [name, role] as const);
});

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  // no demo proposal has a contract here
  await api.database.db.execute(sql`update proposals set status = 'PU' where status <> 'WO'`);
}, 60_000);
afterAll(() => api.close());

it('covers the extractions of simulations, credit decisions and contracts', () => {
  expect(cases.map(([name, role]) => `${name} ${role}`).sort()).toEqual(
    ['downloadCF', 'downloadSCD', 'downloadSimulation'].flatMap((name) => [`${name} consulta`, `${name} feirao`]),
  );
});

it.each(cases)('%s masks every CPF for %s, and no CNPJ', async (name, role) => {
  const whole = await extractRows(api, await api.signIn('finance'), name, period);
  const documents = (rows: Record<string, string>[]) => rows.map((row) => row['CPF/CNPJ']!);
  expect(documents(whole).some(isCpf)).toBe(true);
  const masked = await extractRows(api, await api.signIn(role), name, period);
  expect(masked.flatMap((row) => Object.values(row)).filter(isCpf)).toEqual([]);
  expect(masked.length).toBe(whole.length);
  documents(whole).forEach((document, at) => {
    const shown = isCpf(document) ? `***.${document.slice(3, 6)}.${document.slice(6, 9)}-**` : document;
    expect(documents(masked)[at]).toBe(shown);
  });
});
