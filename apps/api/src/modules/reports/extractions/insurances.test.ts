/** The extractions of insurance proposals: each column of a record, the days of the period, the filters and the reach. */
import { isCpf, maskDocument } from '@estrada/domain/people/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import {
  aCompleteInsurance,
  accepted,
  aFilledInsurance,
  aQuotedInsurance,
  aSentInsurance,
  decideAlways,
} from '../../../../test/insured.ts';
import { anOpenProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import type { ExtractionName } from './index.ts';

const period = ['2026-11-07', '2026-11-21'] as const;

let api: TestApi;
let manager: Session;
let insurance: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  admin = await api.signIn('admin-internal');
  api.partners.liberty.quote = async (requestId, { product }) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [
      {
        coverage: product === 'SEGURO_AUTO' ? 'A' : 'COMPLETE',
        deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
        netCents: 300_000,
        iofCents: 22_140,
        totalCents: 322_140,
      },
    ],
  });
  decideAlways(api, accepted);
}, 60_000);
afterAll(() => api.close());

const extract = (name: ExtractionName, session = admin, days: readonly [string, string] = period) =>
  extractRows(api, session, name, days);
const only = async (name: ExtractionName, number: string, session = admin) => {
  const rows = (await extract(name, session)).filter((row) => Object.values(row).includes(number));
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
/** The worker sends it and requests the policy. */
const issued = (id: string) =>
  expect
    .poll(async () => (await manager.ok('readInsurance', { params: { id } })).statusKey, { timeout: 20_000 })
    .toBe('issued');
const setOf = (number: string, change: ReturnType<typeof sql>) =>
  api.database.db.execute(sql`update insurance_proposals set ${change} where number = ${number}`);

describe('the columns', () => {
  it('are filled from an issued policy of a car, with the commission of the table in force on its day', async () => {
    await api.database.db.execute(sql`insert into tables_in_force (kind, table_id, effective_from, decided_at, decided_by)
      values ('insurance-auto', '01K0000000000000000000AVT0', '2026-11-19', now(), 'Ana')`);
    await api.database.db.execute(sql`insert into auto_commissions
      (table_id, coverage, category, commission_millionths, effective_from, valid_until)
      values ('01K0000000000000000000AVT0', 'A', 1, 120000, '2026-01-01', '2027-12-31')`);
    const { id, number } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await issued(id);
    const row = await only('downloadSeguroAuto', number);
    expect(row).toMatchObject({
      Número: number,
      Seguro: 'Seguro auto',
      'Seguro (código)': 'SEGURO_AUTO',
      Seguradora: 'Liberty',
      Status: 'Apólice emitida',
      Cliente: 'Marina Alves Souza',
      'Tipo de pessoa': 'Pessoa física',
      Veículo: 'CHEVROLET ONIX 1.0',
      'Ano do modelo': '2026',
      Chassi: '9BGEB48A0RG123456',
      Cobertura: 'Ampla',
      'Vigência em meses': '12',
      'Prêmio líquido': '3000,00',
      IOF: '221,40',
      'Prêmio total': '3221,40',
      'Comissão de seguros': '360,00',
      'Forma de pagamento': 'Débito em conta',
      'Tipo de venda': 'Avulsa',
      'Aceita em': '20/11/2026',
      'Emitida em': '20/11/2026',
      'Início da vigência': '21/11/2026',
      'Fim da vigência': '20/11/2027',
      Franquia: 'Normal (100%)',
      'Classe de bônus': '0',
      'Valor FIPE': '90000,00',
    });
    expect(row['CPF/CNPJ']).toSatisfy(isCpf);
    expect(row.Apólice).toMatch(/^AP-n-/);
    expect(row['Criada em']).toMatch(/^20\/11\/2026 \d\d:\d\d$/);
    expect(row['Enviada em']).toMatch(/^20\/11\/2026 \d\d:\d\d$/);
    expect(row['Código da concessionária']).not.toBe('');
    expect(row.Concessionária).not.toBe('');
  });

  it('name the sale, its contract and the vehicle of its catalogue', async () => {
    const sale = await anOpenProposal(manager, aPerson(3));
    const { number } = await aFilledInsurance(manager, 'GAP', { saleProposalId: sale.id });
    await setOf(
      number,
      sql`contract_number = '790001', seller_document = '52998224725', refund_cents = 12345,
      refund_to = 'LENDER', cancelled_on = '2026-11-20'`,
    );
    expect(await only('downloadGAP', number)).toMatchObject({
      'Proposta da venda': sale.number,
      Contrato: '790001',
      Montadora: expect.stringMatching(/chevrolet/i),
      Modelo: 'Onix',
      Versão: expect.stringMatching(/\w/),
      'Ano de fabricação': expect.stringMatching(/^20\d\d$/),
      'Plano do financiamento': expect.stringMatching(/\w/),
      'Documento do vendedor': '52998224725',
      'Valor financiado': '60000,00',
      'Limite de indenização': '90000,00',
      'Cancelada em': '20/11/2026',
      Reembolso: '123,45',
      'Reembolso para': 'Financeira',
      Apólice: '',
      'Comissão de seguros': '',
    });
  });

  it('of protection have the mileage and the end of the warranty, of both of its products and insurers', async () => {
    const { number } = await aQuotedInsurance(manager, 'PMC_DAY_2');
    expect(await only('downloadPMC', number)).toMatchObject({
      Seguradora: 'Liberty',
      Quilometragem: '20000',
      'Fim da garantia de fábrica': '01/05/2027',
    });
    const { number: other } = await aFilledInsurance(manager, 'PMC_CARDIF');
    expect(await only('downloadPMC', other)).toMatchObject({ Seguradora: 'Cardif', Quilometragem: '0' });
  });

  it('of life and protected instalment have the insured capital, the age and the plan', async () => {
    const { number } = await aQuotedInsurance(manager, 'LIFE', { assured: { birthDate: '1990-11-21' } });
    expect(await only('downloadLIFE', number)).toMatchObject({ 'Capital segurado': '60000,00', Idade: '35' });
    const { number: instalment } = await aQuotedInsurance(manager, 'PPI', { assured: { birthDate: '1990-11-20' } });
    expect(await only('downloadLIFE', instalment)).toMatchObject({ 'Plano do seguro': 'PPI-6', Idade: '36' });
  });

  it('are empty for what a draft holds that is no day or no number yet', async () => {
    const { number } = await aFilledInsurance(manager, 'PMC_DAY_2');
    await setOf(
      number,
      sql`answers = '{"assured":{"birthDate":"1990-02-30"},"vehicle":{"mileage":"vinte","modelYear":"x"},
      "details":{"startWarrantyDate":"2027-02-29"}}'`,
    );
    expect(await only('downloadPMC', number)).toMatchObject({
      Quilometragem: '',
      'Ano do modelo': '',
      'Fim da garantia de fábrica': '',
    });
  });
});

describe('the period', () => {
  it('counts by creation, by business day, and of purchases by the day of the policy', async () => {
    const { id, number } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await issued(id);
    await setOf(number, sql`created_at = '2026-10-02T02:59:00Z', issued_on = '2026-10-20'`);
    const numbers = async (name: ExtractionName, days: readonly [string, string]) =>
      (await extract(name, admin, days)).map((row) => row.Número);
    expect(await numbers('downloadSeguroAuto', ['2026-10-01', '2026-10-01'])).toEqual([number]);
    expect(await numbers('downloadSeguroAuto', ['2026-10-02', '2026-10-16'])).toEqual([]);
    expect(await numbers('downloadInsurancePurchaseAuto', ['2026-10-20', '2026-10-20'])).toEqual([number]);
    expect(await numbers('downloadInsurancePurchaseAuto', ['2026-10-01', '2026-10-15'])).toEqual([]);
  });
});

describe('the extraction of insurance proposals', () => {
  const [initialDate, finalDate] = period;
  async function filtered(filters: object) {
    const { fileName, id } = await admin.ok('downloadInsuranceProposal', {
      query: { initialDate, finalDate, format: 'csv', ...filters },
    });
    await expect
      .poll(
        async () => {
          const { items } = await admin.ok('listExtractionFiles', { query: { type: 'downloadInsuranceProposal' } });
          return items.find((file) => file.id === id)?.status;
        },
        { timeout: 20_000 },
      )
      .toBe('SUCCESS');
    const { url } = await admin.ok('readDownloadAddress', { query: { fileName } });
    return { fileName, text: (await api.server.inject({ method: 'GET', url })).body };
  }

  it("gives MetLife's layout of separate life proposals in work, unless another is chosen", async () => {
    const working = await aFilledInsurance(manager, 'LIFE');
    const quoted = await aQuotedInsurance(manager, 'LIFE');
    const other = await aFilledInsurance(manager, 'PPI');
    const row = await only('downloadInsuranceProposal', working.number);
    expect(row).toMatchObject({
      'Número da proposta': working.number,
      'Nome do segurado': 'Marina Alves Souza',
      Nascimento: '20/05/1990',
      Gênero: 'Feminino',
      'Estado civil': 'Solteiro(a)',
      'Pessoa exposta politicamente': 'Não',
      Celular: '11987654321',
      'E-mail': 'marina.alves@exemplo.com.br',
      CEP: '01310100',
      Logradouro: 'Avenida Paulista',
      'Número do endereço': '1000',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      UF: 'SP',
      'Capital segurado': '60000,00',
      'Declaração de saúde': 'Sim',
    });
    const { fileName, text } = await filtered({});
    expect(fileName).toMatch(/^propostas-de-vida-metlife_/);
    expect(text).toContain(working.number);
    for (const { number } of [quoted, other]) expect(text).not.toContain(number);
    const { text: priced } = await filtered({ status: '2' });
    expect(priced).toContain(quoted.number);
    expect(priced).not.toContain(working.number);
  });

  it('gives every product, sale type and status when these are chosen', async () => {
    const sale = await anOpenProposal(manager, aPerson(4));
    const financed = await aFilledInsurance(manager, 'GAP', { saleProposalId: sale.id, saleType: 'FINANCED' });
    const complete = await aCompleteInsurance(manager, 'CHEV_PLUS');
    const all = await filtered({ type: 'INSURANCE_PROPOSALS', saleType: 'ALL', status: 'ALL' });
    expect(all.fileName).toMatch(/^propostas-de-seguro_/);
    for (const { number } of [financed, complete]) expect(all.text).toContain(number);
    const own = await filtered({ type: 'INSURANCE_PROPOSALS', saleType: 'FINANCED' });
    expect(own.text).toContain(financed.number);
    expect(own.text).not.toContain(complete.number);
  });

  it('refuses a layout, sale type or status that does not exist', async () => {
    for (const filters of [{ type: 'X' }, { saleType: 'X' }, { status: '15' }])
      expect(
        (await admin.call('downloadInsuranceProposal', { query: { initialDate, finalDate, ...filters } as never })).body
          .code,
      ).toBe('DOM002');
  });
});

describe('insurance combos', () => {
  it('have one row for each combo that was sold, at its price, and none for products without one', async () => {
    const { id, number } = await anOpenProposal(manager, aPerson(5));
    const part = (code: string, comboId: string | null, premiumCents: number, listCents?: number) => ({
      code,
      comboId,
      provider: 'LIBERTY',
      selected: true,
      premiumCents,
      ...(listCents === undefined ? {} : { listCents }),
      monthlyCents: 1_000,
      isFinanced: true,
    });
    const comboId = '01K0000000000000000000C0MB';
    const products = [part('PMC', comboId, 90_000, 100_000), part('GAP', comboId, 50_000), part('LIFE', null, 7_000)];
    await api.database.db.execute(sql`update proposal_loans
      set item = jsonb_set(item, '{products}', ${JSON.stringify(products)}::jsonb) where proposal_id = ${id}`);
    await api.database.db.execute(sql`insert into combos (id, combo_name, products, person_type, vehicle_type,
        vehicle_segmentation, effective_from, valid_until, description_pt, description_en, coverage_pmc, terms_pmc, position,
        enabled, updated_at, version)
      values (${comboId}, 'Completo', '["PMC","GAP"]', 'PF', '1', 'ALL', '2026-01-01', '2026-12-31', 'a', 'b', '', '[]', 0,
        false, now(), 1)`);
    expect((await extract('downloadInsuranceCombo')).map((row) => row.Proposta)).not.toContain(number);
    await api.database.db.execute(sql`insert into proposal_history
      (proposal_id, seq, at, event, from_status, to_status, actor_name)
      values (${id}, 90, '2026-11-18T15:00:00Z', 'send', 'WO', 'SU', 'Ana')`);
    expect(await only('downloadInsuranceCombo', number)).toMatchObject({
      Combo: 'Completo',
      Seguros: 'GAP, PMC',
      Seguradoras: 'LIBERTY',
      'Soma das partes': '1500,00',
      'Preço do combo': '1400,00',
      'Por parcela': '20,00',
      Financiado: 'Sim',
      'Enviada em': '18/11/2026 12:00',
    });
  });
});

describe('what each reader gets', () => {
  it('is masked for the insurance department, which reads registrations masked', async () => {
    const { number } = await aQuotedInsurance(manager, 'SEGURO_AUTO');
    const whole = await only('downloadSeguroAuto', number);
    const masked = await only('downloadSeguroAuto', number, insurance);
    expect(masked['CPF/CNPJ']).toBe(maskDocument(whole['CPF/CNPJ']!));
    expect([masked.Chassi, masked['Documento do vendedor'], masked.Cliente]).toEqual(['', '', whole.Cliente]);
    const life = await aFilledInsurance(manager, 'LIFE');
    const row = await only('downloadInsuranceProposal', life.number, insurance);
    expect(Object.values(row).some(isCpf)).toBe(false);
    for (const name of ['Nascimento', 'Celular', 'E-mail', 'CEP', 'Logradouro']) expect(row[name], name).toBe('');
  });

  it.each(['downloadPMC', 'downloadInsuranceProposal', 'downloadInsuranceCombo'] as const)(
    '%s is refused to everybody else',
    async (name) => {
      const query = { initialDate: period[0], finalDate: period[1] };
      expect((await manager.call(name, { query })).status).toBe(403);
    },
  );

  it('is written in steps, however many proposals there are', async () => {
    await aFilledInsurance(manager, 'CHEV_PLUS');
    await api.database.db.execute(sql`insert into insurance_proposals
      select many.* from (select to_jsonb(source) as one from insurance_proposals as source where product = 'CHEV_PLUS' limit 1)
        as found, generate_series(1, 12000) as n,
        jsonb_populate_record(null::insurance_proposals, found.one || jsonb_build_object('id', '01KBVK' || lpad(n::text, 20, '0'),
          'number', 'B' || n, 'created_at', '2026-09-05T15:00:00Z', 'insurer_number', null, 'quote_id', null)) as many`);
    const { id } = await admin.ok('downloadInsuranceProposal', {
      query: {
        initialDate: '2026-09-05',
        finalDate: '2026-09-05',
        format: 'csv',
        type: 'INSURANCE_PROPOSALS',
        saleType: 'ALL',
        status: 'ALL',
      },
    });
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { items } = await admin.ok('listExtractionFiles', { query: { type: 'downloadInsuranceProposal' } });
          const file = items.find((one) => one.id === id)!;
          seen.add(file.rowCount);
          return [file.status, file.rowCount];
        },
        { timeout: 30_000 },
      )
      .toEqual(['SUCCESS', 12_000]);
  });
});
