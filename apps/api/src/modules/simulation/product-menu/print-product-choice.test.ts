/** The paper of a recorded choice of products: both lists, a consent for each insurance, and its trail. */
import { formatMoney } from '@estrada/domain/formats/index';
import type { SavedSimulation as Saved } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { shownProduct } from '../../../../test/sold-sales.ts';
import { productChoices } from './product-menu.tables.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const life = shownProduct('LIFE', 'METLIFE', 180_000);
const gap = shownProduct('GAP', 'ASSURANT', 240_000);
const accessories = shownProduct('ACCESSORIES', 'AUTOVIA', 150_000);
const chevPlus = shownProduct('CHEV_PLUS', 'LIBERTY', 65_000);

const instalmentOf = ({ result }: Saved) => result.simulationItems.find(({ term }) => term === 36)!.installmentCents;
/** A choice as the newest one, with the instalment that the simulation has. */
async function choose(saved: Saved, accepted: (typeof life)[], declined: (typeof life)[], index = 0) {
  await api.database.db.insert(productChoices).values({
    id: `01kb00000000000000000000c${index}`,
    simulationId: saved.id,
    simulationVersion: 1,
    menuVersion: 0,
    term: 36,
    column: 'custom',
    chosenBy: 'client',
    recordedBy: '01kb0000000000000000000000',
    recordedByName: 'Ana Prado',
    recordedAt: new Date('2026-11-20T13:00:00Z'),
    columns: [
      {
        column: 'custom',
        products: accepted,
        leftOut: [],
        installmentCents: instalmentOf(saved),
        monthlyCents: 11_213,
        perDayCents: 369,
        apartCents: 0,
        cetAnnualPct: '24.81',
      },
    ],
    withoutInstallmentCents: 284_310,
    accepted,
    declined,
  });
}
const print = async (id: string, session = seller) => session.call('printProductChoice', { params: { id } });
const textOf = async (id: string) => (await readPdf((await print(id)).body as never)).text;

describe('200', () => {
  it('prints the newest choice: both lists with prices, the instalments, and one consent for each insurance', async () => {
    const goods = { code: 'ACCESSORIES', provider: 'CONCESSIONÁRIA', amountCents: 150_000 };
    const saved = await aSavedSimulation(seller, aPerson(1), { products: ['LIFE', 'GAP', goods] });
    await choose(saved, [], [life, gap], 0);
    await choose(saved, [life, gap, accessories], [chevPlus], 1);
    const { code } = saved;
    const text = await textOf(saved.id);
    const [accepted, declined] = text.split('Produtos recusados') as [string, string];
    expect(accepted).toContain('Produtos aceitos');
    for (const part of ['R$ 1.800,00', 'R$ 2.400,00', 'R$ 1.500,00', 'METLIFE', 'ASSURANT', 'AUTOVIA'])
      expect(accepted).toContain(part);
    expect(declined.split('Declaração')[0]).toContain('LIBERTY');
    expect(declined.split('Declaração')[0]).toContain('R$ 650,00');
    for (const part of [
      code,
      'R$ 2.843,10',
      formatMoney(instalmentOf(saved)),
      'Ana Prado',
      'não é condição',
      '2026-12',
    ])
      expect(text.replace('Nenhum dos seguros, produtos e serviços abaixo é condição', 'não é condição')).toContain(
        part,
      );
    const consents = text.match(/Concordo com a contratação deste seguro, por minha livre escolha/g);
    expect(consents).toHaveLength(2);
    expect(text).toContain('Consentimento: Seguro de vida, METLIFE');
    expect(text).not.toContain('Consentimento: Acessórios');
  });

  it('records the print in the trail with the version of its text', async () => {
    const saved = await aSavedSimulation(seller);
    const { id } = saved;
    await choose(saved, [], [gap], 2);
    expect(await textOf(id)).toContain('O cliente não aceitou nenhum produto');
    const trail = await rowsOf(
      api,
      sql`select after->>'textVersion' as version, after->'declinedProducts' as declined from audit_entries
        where entity_id = ${id} and action = 'simulation.product-choice-print'`,
    );
    expect(trail).toEqual([{ version: '2026-12', declined: ['GAP'] }]);
  });
});

describe('404', () => {
  it('refuses a simulation without a recorded choice, and one of another dealer', async () => {
    const saved = await aSavedSimulation(seller);
    const { id } = saved;
    expect((await print(id)).body).toMatchObject({ code: 'SEC004' });
    await choose(saved, [], [gap], 3);
    expect((await print(id, await api.signIn('DEMO2.SELLER'))).body).toMatchObject({ code: 'SEC004' });
  });
});

describe('422', () => {
  it('refuses a choice that the simulation no longer has: a declined product was added since', async () => {
    const saved = await aSavedSimulation(seller, aPerson(1), { products: ['GAP'] });
    await choose(saved, [], [gap], 4);
    const { status, body } = await print(saved.id);
    expect([status, (body as { fields?: { key: string }[] }).fields?.[0]?.key]).toEqual([422, 'productMenu.outdated']);
  });
});
