import { businessDay } from '@estrada/domain/calendar/index';
import { autoCoverages, type CommercialCategory, zeroKilometreYear } from '@estrada/domain/products/index';
import type { UploadKind } from '@estrada/domain/uploads/index';
import { gapRows } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import type { StoredTables } from '../kernel/database/table-load.ts';
import { makeId } from '../kernel/ids.ts';
import {
  autoCommissionTables,
  chevroletPlusTables,
  comboPriceTables,
  fipeTables,
  instalmentTables,
  lifeTables,
  noteTables,
  protectionTables,
} from '../modules/products/index.ts';
import { demoManufacturers } from './data/vehicles.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The tables of insurance products, each as an upload of role insurance. Figures and codes are invented. */
export async function insertInsuranceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  const insert = async <Stored extends StoredTables & { kind: UploadKind }>(
    { kind, rows }: Stored,
    fileName: string,
    lines: readonly Omit<Stored['rows']['$inferInsert'], 'tableId'>[],
  ) => {
    const tableId = makeId(now);
    for (let start = 0; start < lines.length; start += 500)
      await db.insert(rows).values(lines.slice(start, start + 500).map((line) => ({ ...line, tableId })));
    const file = { kind, by: 'insurance', tableId, fileName, sizeBytes: 1_024 + lines.length * 96 } as const;
    await insertUpload(db, { ...file, lineCount: lines.length }, accounts, now);
  };
  const span = { effectiveFrom: `${Number(today.slice(0, 4)) - 1}-01-01`, validUntil: '2099-12-31' };
  await insert(fipeTables, 'tabela-fipe.csv', fipeRows(today));
  await insert(lifeTables, 'seguro-de-vida.xlsx', ageRows([12_000, 18_000, 32_000], span));
  await insert(instalmentTables, 'parcela-protegida.xlsx', ageRows([21_000, 24_000, 36_000], span));
  await insert(noteTables, 'nota-garantida.xlsx', noteRows(today));
  await insert(protectionTables, 'protecao-mecanica.xlsx', protectionRows(span));
  await insert(chevroletPlusTables, 'chevrolet-plus.xlsx', chevroletPlusRows(span));
  await insert(autoCommissionTables, 'seguro-auto.xlsx', commissionRows(span));
  const comboPrice = { comboName: 'Essencial', personType: 'PF', assetType: 1, priceCents: 129_000 } as const;
  await insert(comboPriceTables, 'precos-de-combos.xlsx', [{ ...comboPrice, ...span }]);
}

type Span = { effectiveFrom: string; validUntil: string };
const persons = ['PF', 'PJ'] as const;

/** New, and of the ten years before, for each version that the dealers sell new. */
function fipeRows(today: string) {
  const year = Number(today.slice(0, 4));
  const versions = demoManufacturers
    .filter(({ sellsNew }) => sellsNew)
    .flatMap(({ models }) =>
      models.flatMap(({ name, versions: all }) => all.map((version) => [name, ...version] as const)),
    );
  return versions.flatMap(([name, description, , priceReais], index) => {
    const row = {
      fipeCode: `${String(4_500 + index).padStart(6, '0')}-${index % 10}`,
      make: 'GM - Chevrolet',
      model: `${name} ${description}`,
      fuelType: description.includes('Diesel') ? ('D' as const) : ('F' as const),
      vehicleType: 1 as const,
      referenceMonth: `${today.slice(0, 7)}-01`,
    };
    const used = Array.from({ length: 10 }, (_, age) => ({
      ...row,
      modelYear: year - age,
      valueCents: Math.round(priceReais * 0.9 * 0.93 ** age) * 100,
    }));
    return [{ ...row, modelYear: zeroKilometreYear, valueCents: priceReais * 100 }, ...used];
  });
}

/** Three age bands, each with the share of up to three years and, by half more, of longer contracts. */
const ageRows = (shares: readonly number[], span: Span) =>
  (
    [
      [18, 30],
      [31, 45],
      [46, 65],
    ] as const
  ).flatMap(([minAge, maxAge], band) =>
    (
      [
        [1, 36, 1],
        [37, 72, 1.5],
      ] as const
    ).map(([minTermMonths, maxTermMonths, weight]) => ({
      minAge,
      maxAge,
      minTermMonths,
      maxTermMonths,
      shareMillionths: shares[band]! * weight,
      ...span,
    })),
  );

const noteRows = (today: string) =>
  gapRows(today).map(({ minFinancedCents, maxFinancedCents, personType, assetType, termMonths, ...row }) => ({
    personType,
    assetType,
    termMonths,
    minCreditCents: minFinancedCents,
    maxCreditCents: maxFinancedCents,
    premiumCents: row.premiumCents,
    effectiveFrom: row.effectiveFrom,
    validUntil: row.validUntil!,
  }));

/** Both insurers, whose prices are their own, and the protection bought later, which the table prices. */
function protectionRows(span: Span) {
  const weights = { POWERTRAIN: 1, COMPLETE: 1.6 } as const;
  const of = (provider: string, maxKm: number, code: 'PMC' | 'PMC_DAY_2') =>
    (Object.keys(weights) as (keyof typeof weights)[]).flatMap((coverage) =>
      [12, 24, 36].map((termMonths) => ({
        code,
        provider,
        coverage,
        termMonths,
        minKm: 0,
        maxKm,
        minPriceCents: 1,
        maxPriceCents: 20_000_000,
        minWarrantyMonths: code === 'PMC' ? null : 1,
        maxWarrantyMonths: code === 'PMC' ? null : 24,
        premiumCents: code === 'PMC' ? null : Math.round(5_900 * termMonths * weights[coverage]),
        commissionMillionths: provider === 'CARDIF' ? 180_000 : 150_000,
        ...span,
      })),
    );
  return [...of('LIBERTY', 100_000, 'PMC'), ...of('CARDIF', 120_000, 'PMC'), ...of('LIBERTY', 60_000, 'PMC_DAY_2')];
}

/** By three ranges of the financed amount; a company pays a fifth more. */
const chevroletPlusRows = (span: Span) =>
  persons.flatMap((personType) =>
    (
      [
        [1, 8_000_000, 64_900],
        [8_000_001, 15_000_000, 99_900],
        [15_000_001, 60_000_000, 119_900],
      ] as const
    ).map(([minFinancedCents, maxFinancedCents, cents]) => ({
      personType,
      minFinancedCents,
      maxFinancedCents,
      premiumCents: personType === 'PF' ? cents : Math.round(cents * 1.2),
      ...span,
    })),
  );

/** A taxi and a ride-hailing car have a lower commission. */
const commissionRows = (span: Span) =>
  autoCoverages.flatMap((coverage) =>
    ([1, 2, 3, 4] as const satisfies readonly CommercialCategory[]).map((category) => ({
      coverage,
      category,
      commissionMillionths: category === 1 ? 150_000 : 120_000,
      ...span,
    })),
  );
