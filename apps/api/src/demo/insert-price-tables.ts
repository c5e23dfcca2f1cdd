import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { type CoveredEvent, isInsurance, type VapCode } from '@estrada/domain/products/index';
import { lifeRows, priceRows } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { finalClientProducts } from '../modules/parameters/index.ts';
import { combos } from '../modules/products/combos.tables.ts';
import { productPrices, vaps } from '../modules/products/products.tables.ts';
import { protectedInstalmentPlans } from '../modules/products/protected-instalments.tables.ts';
import { storedPriceRow } from '../modules/simulation/index.ts';
import { productMenus } from '../modules/simulation/product-menu/product-menu.tables.ts';
import { priceTables } from '../modules/simulation/simulation.tables.ts';
import { demoNames } from './data/account-names.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The price tables of all plans. */
export async function insertPriceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const rows = priceRows(businessDay(now.toISOString())).map((row) => ({
    ...storedPriceRow(row, makeId(now)),
    tableId,
  }));
  await db.insert(priceTables).values(rows);
  const file = { fileName: 'tabelas-de-precos.xlsx', sizeBytes: 28_672 };
  await insertUpload(db, { kind: 'plans', by: 'finance', tableId, ...file, lineCount: rows.length }, accounts, now);
}

/** The insurance products of the demo; mechanical protection and car insurance are priced by their insurers. */
const demoVaps = [
  {
    code: 'GAP',
    provider: 'ASSURANT',
    coversPt: 'Perda total por colisão, roubo ou furto: a diferença entre a indenização e o valor da nota fiscal.',
    coversEn: 'Total loss by collision, robbery or theft: the difference between the payout and the invoice price.',
    notCoveredPt: 'Danos parciais e acessórios que não estão na nota fiscal.',
    notCoveredEn: 'Partial damage, and accessories that are not on the invoice.',
  },
  {
    code: 'CHEV_PLUS',
    provider: 'LIBERTY',
    coversPt: 'Reparos rápidos: vidros, faróis, retrovisores, pneus e pequenos danos na lataria.',
    coversEn: 'Quick repairs: windows, headlights, mirrors, tyres and small dents.',
    notCoveredPt: 'Colisões, roubo, furto e desgaste natural.',
    notCoveredEn: 'Collisions, robbery, theft and ordinary wear.',
  },
  {
    code: 'LIFE',
    provider: 'METLIFE',
    coversPt: 'Morte e invalidez por acidente: o saldo devedor do financiamento é quitado.',
    coversEn: 'Death, and disability by accident: the outstanding balance of the financing is paid off.',
    notCoveredPt: 'Doenças anteriores à contratação que não foram declaradas.',
    notCoveredEn: 'Illnesses before the contract that were not declared.',
    minClientAge: 18,
    maxClientAge: 69,
    forPJ: false,
  },
  {
    code: 'PPI',
    provider: 'METLIFE',
    coversPt: 'Desemprego, incapacidade ou internação: parcelas do financiamento são pagas, conforme o plano.',
    coversEn: 'Unemployment, disability or a hospital stay: instalments of the financing are paid, as the plan states.',
    notCoveredPt: 'Pedido de demissão, dispensa por justa causa e o que acontece durante a carência.',
    notCoveredEn: 'Resignation, dismissal for cause, and what happens during the waiting period.',
    minClientAge: 18,
    maxClientAge: 65,
    forPJ: false,
  },
  {
    code: 'PMC',
    provider: 'LIBERTY',
    coversPt: 'Falhas mecânicas e elétricas depois da garantia de fábrica.',
    coversEn: 'Mechanical and electrical failures after the manufacturer’s warranty.',
    notCoveredPt: 'Peças de desgaste e falhas por falta de manutenção.',
    notCoveredEn: 'Wearing parts, and failures for lack of maintenance.',
    exclusions: ['PMC_DAY_2'] satisfies VapCode[],
    priceSource: 'INSURER',
  },
  {
    code: 'PMC',
    provider: 'CARDIF',
    coversPt: 'Falhas mecânicas e elétricas de veículos seminovos.',
    coversEn: 'Mechanical and electrical failures of used vehicles.',
    notCoveredPt: 'Peças de desgaste e falhas por falta de manutenção.',
    notCoveredEn: 'Wearing parts, and failures for lack of maintenance.',
    exclusions: ['PMC_DAY_2'] satisfies VapCode[],
    priceSource: 'INSURER',
  },
  {
    code: 'PMC_DAY_2',
    provider: 'LIBERTY',
    coversPt: 'Falhas mecânicas e elétricas, a partir do dia seguinte ao fim da garantia de fábrica.',
    coversEn: 'Mechanical and electrical failures, from the day after the end of the manufacturer’s warranty.',
    notCoveredPt: 'Peças de desgaste, falhas por falta de manutenção e o que a garantia de fábrica cobre.',
    notCoveredEn: 'Wearing parts, failures for lack of maintenance, and what the manufacturer’s warranty covers.',
    exclusions: ['PMC'] satisfies VapCode[],
    maxMileageKm: 60_000,
  },
  {
    code: 'SEGURO_AUTO',
    provider: 'LIBERTY',
    coversPt: 'Assistência 24 horas em todo o país.\nA cotação compara coberturas e franquias.',
    coversEn: 'Assistance around the clock in the whole country.\nThe quote compares coverages and deductibles.',
    priceSource: 'INSURER',
    maxTermMonths: 36,
  },
  {
    code: 'ACCESSORIES',
    provider: 'CONCESSIONÁRIA',
    coversPt: 'Acessórios originais instalados pela concessionária.',
    coversEn: 'Original accessories fitted by the dealer.',
    priceSource: 'TYPED',
    minAmountCents: 5_000,
    maxAmountCents: 1_500_000,
  },
  {
    code: 'FORWARDING_AGENT',
    provider: 'CONCESSIONÁRIA',
    coversPt: 'Emplacamento e documentação do veículo.',
    coversEn: 'Registration and documents of the vehicle.',
    priceSource: 'TYPED',
    minAmountCents: 20_000,
    maxAmountCents: 300_000,
  },
  {
    code: 'MAINTENANCE',
    provider: 'CONCESSIONÁRIA',
    coversPt: 'Revisões programadas, com peças e mão de obra.',
    coversEn: 'Scheduled services, with parts and labour.',
    notCoveredPt: 'Peças de desgaste fora do plano de revisões.',
    notCoveredEn: 'Wearing parts outside the service plan.',
    priceSource: 'TYPED',
    minAmountCents: 30_000,
    maxAmountCents: 900_000,
    maxQuantity: 6,
  },
] as const;

/** The insurance products, and the prices of those that have a table. */
export async function insertProducts(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const registered = demoVaps.map((row) => ({
    id: makeId(now),
    priceSource: 'TABLE' as const,
    updatedAt: now,
    minTermMonths: 12,
    maxTermMonths: 72,
    forPF: true,
    forPJ: true,
    forNew: true,
    forUsed: true,
    servicePhone: isInsurance(row.code) ? '0800 123 4567' : '',
    ...row,
  }));
  await db.insert(vaps).values(registered);
  await insertCombos(db, now);
  await insertProtectedInstalments(db, now);
  await insertFinalClientProducts(db, now);
  const tableId = makeId(now);
  const today = businessDay(now.toISOString());
  // the guaranteed note and Chevrolet Plus have tables of their own, and so has life insurance where an age is known
  const rows = lifeRows(today).map((row) => ({
    ...row,
    code: row.code as VapCode,
    validUntil: row.validUntil!,
    tableId,
  }));
  await db.insert(productPrices).values(rows);
  const file = { fileName: 'precos-dos-produtos.xlsx', sizeBytes: 9_216 };
  await insertUpload(
    db,
    { kind: 'product-prices', by: 'finance', tableId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}

const clientTexts = {
  SEGURO_AUTO: [
    'Colisão, roubo e danos a terceiros, com assistência 24 horas.',
    'Collision, theft and damage to others, with 24-hour assistance.',
  ],
  LIFE: [
    'Quita o financiamento em caso de morte ou invalidez.',
    'Pays off the financing in case of death or disability.',
  ],
  GAP: [
    'Paga a diferença até o valor da nota fiscal em caso de perda total.',
    'Pays the difference to the invoice value in case of total loss.',
  ],
  CHEV_PLUS: [
    'Pequenos reparos de vidros, faróis, retrovisores e lataria.',
    'Small repairs of windows, lights, mirrors and bodywork.',
  ],
} as const;

/** What the public pages show of insurance products: today, and one more from a later day on. */
async function insertFinalClientProducts(db: Db, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  const placed = [
    ['SIMULATOR', 'SEGURO_AUTO', 1, -60],
    ['SIMULATOR', 'LIFE', 2, -60],
    ['SIMULATOR', 'CHEV_PLUS', 3, 20],
    ['OFFER_LINK', 'LIFE', 1, -60],
    ['OFFER_LINK', 'GAP', 2, -30],
    ['WEB_FORM', 'SEGURO_AUTO', 1, -10],
  ] as const;
  await db.insert(finalClientProducts).values(
    placed.map(([clientPage, product, position, days]) => ({
      id: makeId(now),
      clientPage,
      product,
      position,
      effectiveFrom: addDays(today, days),
      isShown: true,
      textPt: clientTexts[product][0],
      textEn: clientTexts[product][1],
      changedByName: demoNames.insurance,
      updatedAt: now,
    })),
  );
}

/** Plans of protected instalment: two that are sold, a future one and a disabled one. */
async function insertProtectedInstalments(db: Db, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  const shared = {
    coveredEvents: ['UNEMPLOYMENT', 'DISABILITY'] as CoveredEvent[],
    waitingDays: 30,
    minAge: 18,
    maxAge: 65,
    effectiveFrom: addDays(today, -90),
    validUntil: addDays(today, 275),
    updatedAt: now,
  };
  await db.insert(protectedInstalmentPlans).values([
    {
      ...shared,
      id: makeId(now),
      planCode: 'PPI-3',
      planNamePt: 'Três parcelas',
      planNameEn: 'Three instalments',
      coveredInstalments: 3,
      maxInstalmentCents: 1_500_00,
    },
    {
      ...shared,
      id: makeId(now),
      planCode: 'PPI-6',
      planNamePt: 'Seis parcelas com internação',
      planNameEn: 'Six instalments with hospital stay',
      coveredEvents: ['UNEMPLOYMENT', 'DISABILITY', 'HOSPITAL'],
      coveredInstalments: 6,
      maxInstalmentCents: 3_000_00,
      waitingDays: 60,
    },
    {
      ...shared,
      id: makeId(now),
      planCode: 'PPI-12',
      planNamePt: 'Um ano protegido',
      planNameEn: 'A protected year',
      coveredInstalments: 12,
      maxInstalmentCents: 4_000_00,
      waitingDays: 90,
      effectiveFrom: addDays(today, 35),
      validUntil: addDays(today, 400),
    },
    {
      ...shared,
      id: makeId(now),
      planCode: 'PPI-2',
      planNamePt: 'Duas parcelas',
      planNameEn: 'Two instalments',
      coveredEvents: ['ACCIDENT'],
      coveredInstalments: 2,
      maxInstalmentCents: 1_000_00,
      enabled: false,
    },
  ]);
}

/** The menu of a dealer as its F&I manager arranged it; the others show the default columns. */
export async function insertProductMenu(
  db: Db,
  dealerId: string,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const manager = accounts.find(({ role }) => role === 'fi-manager')!;
  const named = (...codes: VapCode[]) => codes.map((code) => ({ code, provider: null }));
  await db.insert(productMenus).values({
    dealerId,
    version: 1,
    columns: [
      { column: 'none', products: [] },
      { column: 'essential', products: named('LIFE', 'CHEV_PLUS') },
      { column: 'complete', products: named('LIFE', 'GAP', 'CHEV_PLUS', 'SEGURO_AUTO') },
      { column: 'custom', products: [] },
    ],
    changedByName: manager.name,
    updatedAt: now,
  });
}

/** Two insurance combos on sale, and one in preparation. */
async function insertCombos(db: Db, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  const none = { kmPMC: null, coveragePMC: '' as const, termsPMC: [], termGAP: null };
  const shared = {
    personType: 'PF' as const,
    vehicleType: '1' as const,
    vehicleSegmentation: 'ALL' as const,
    effectiveFrom: today,
    validUntil: addDays(today, 365),
    descriptionEn: '',
    updatedAt: now,
    version: 1,
  };
  await db.insert(combos).values([
    {
      ...shared,
      ...none,
      id: makeId(now),
      comboName: 'Essencial',
      products: ['CHEV_PLUS', 'LIFE'],
      descriptionPt: 'Pequenos reparos do dia a dia e a quitação do saldo em caso de morte ou invalidez.',
      descriptionEn: 'Small everyday repairs, and the balance paid off in case of death or disability.',
      position: 1,
      enabled: true,
    },
    {
      ...shared,
      id: makeId(now),
      comboName: 'Completo',
      products: ['CHEV_PLUS', 'LIFE', 'GAP', 'PMC'],
      kmPMC: 100_000,
      coveragePMC: 'COMPLETE',
      termsPMC: [24, 36],
      termGAP: 36,
      descriptionPt: 'Tudo do Essencial, mais nota garantida e proteção mecânica depois da garantia de fábrica.',
      descriptionEn: 'All of Essencial, plus guaranteed note and mechanical protection after the factory warranty.',
      position: 2,
      enabled: true,
    },
    {
      ...shared,
      ...none,
      id: makeId(now),
      comboName: 'Mecânica usados',
      products: ['CHEV_PLUS', 'PMC'],
      vehicleType: '2',
      descriptionPt: '',
      position: 0,
      enabled: false,
    },
  ]);
}
