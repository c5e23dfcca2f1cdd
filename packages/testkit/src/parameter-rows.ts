import { addDays } from '@estrada/domain/calendar/index';
import { states } from '@estrada/domain/enumerations/index';
import type { LenderValues } from '@estrada/domain/parameters/index';
import type { FeeRow, PricedProductRow } from '@estrada/domain/simulation/index';
import { type PriceRow, planPriceRows, span } from './plan-price-rows.ts';

/** Price tables: plan 1 over seven terms, plan 2 over three, and every other plan; new and used, PF and PJ alike. */
export function priceRows(today: string): PriceRow[] {
  const regular = [12, 18, 24, 36, 48, 60, 72].flatMap((termMonths, index) => [
    regularRow(today, termMonths, 1, 0.0129 + index * 0.0008),
    // old cars are not financed over the longest term
    ...(termMonths <= 60 ? [regularRow(today, termMonths, 2, 0.0159 + index * 0.0009)] : []),
  ]);
  const sempre = [24, 36, 48].map((termMonths, index) => ({
    ...regularRow(today, termMonths, 1, 0.0139 + index * 0.0007),
    tableCode: `SEMPRE-${termMonths}`,
    sourceTableCode: 'SEMPRE-2026-11',
    description: `Chevrolet Sempre ${termMonths}`,
    financeTypeId: 2,
    minEntryShare: 0.2,
    balloonShare: [0.5, 0.4, 0.3][index]!,
  }));
  // a table with a higher rate and commission, for a manual choice
  const ofChoice: PriceRow[] = [36, 48].map((termMonths, index) => ({
    ...regularRow(today, termMonths, 1, 0.0165 + index * 0.0008),
    tableCode: `COM-NOVO-${termMonths}`,
    sourceTableCode: 'COM-NOVO-2026-11',
    description: `Regular novo ${termMonths}, faixa especial`,
    commissionShare: 0.04,
    maxRateMonthly: '0.01890000',
  }));
  // the maker sells new vehicles, and cheaper than the dealer
  const direct = [24, 36, 48, 60].map((termMonths, index) => ({
    ...regularRow(today, termMonths, 1, 0.0115 + index * 0.0006),
    tableCode: `VD-NOVO-${termMonths}`,
    sourceTableCode: 'VD-NOVO-2026-11',
    description: `Venda direta novo ${termMonths}`,
    saleType: 'VD' as const,
    minEntryShare: 0.1,
  }));
  // low-risk clients get new vehicles at a lower rate over the usual terms
  const ofTiers = [24, 36, 48].flatMap((termMonths, index) =>
    (['TR1', 'TR2'] as const).map((tierCode, step) => ({
      ...regularRow(today, termMonths, 1, 0.0125 + index * 0.0008 + step * 0.0008),
      tableCode: `REG-NOVO-${termMonths}-${tierCode}`,
      description: `Regular novo ${termMonths} ${tierCode}`,
      tierCode,
    })),
  );
  // vehicles built and modelled this year are to be sold before the next line arrives
  const year = today.slice(0, 4);
  const lastOfYear = [24, 36, 48].map((termMonths, index) => ({
    ...regularRow(today, termMonths, 1, 0.0109 + index * 0.0006),
    tableCode: `ESTOQUE-${termMonths}`,
    sourceTableCode: `ESTOQUE-${year}`,
    description: `Fecha estoque ${year} ${termMonths}`,
    campaignCode: `ESTOQUE-${year}`,
  }));
  return [...regular, ...lastOfYear, ...ofTiers, ...ofChoice, ...sempre, ...direct, ...planPriceRows(today)];
}

function regularRow(today: string, termMonths: number, assetType: 1 | 2, rateMonthly: number): PriceRow {
  const kind = assetType === 1 ? 'NOVO' : 'USADO';
  return {
    ...span(today),
    tableCode: `REG-${kind}-${termMonths}`,
    sourceTableCode: `REG-${kind}-2026-11`,
    description: `Regular ${kind.toLowerCase()} ${termMonths}`,
    financeTypeId: 1,
    personType: null,
    assetType,
    saleType: 'TD',
    termMonths,
    rateMonthly: rateMonthly.toFixed(8),
    minEntryShare: assetType === 1 ? 0 : 0.1,
    maxEntryShare: null,
    campaignCode: null,
    // the demo's dealers earn a commission that they may give up for a lower rate
    commissionShare: 0.02,
    minRateMonthly: null,
    maxRateMonthly: null,
    maxVehicleAgeYears: assetType === 1 ? null : 12,
    balloonShare: null,
    terms: {},
    targetRateMonthly: null,
    tierCode: null,
    taxType: 'NOT_SUBSIDIZED',
  };
}

/** TCC, TU and contract registration for every state; registration differs by state as it does in life. */
export function feeRows(today: string): FeeRow[] {
  const dates = { effectiveFrom: addDays(today, -120), validUntil: null, employeeCents: null };
  return states.flatMap(({ id }, index) => [
    { ...dates, kind: 'TCC' as const, state: id, baseCents: 95_000, clientCents: 90_000, dealerCents: 5_000 },
    {
      ...dates,
      kind: 'TU' as const,
      state: id,
      baseCents: 45_000,
      clientCents: 43_000,
      dealerCents: 2_000,
      employeeCents: 21_500,
    },
    {
      ...dates,
      kind: 'CONTRACT' as const,
      state: id,
      baseCents: 18_000 + index * 730,
      clientCents: 18_000 + index * 730,
      dealerCents: 0,
    },
  ]);
}

/** GAP premiums: by term and by three ranges of the financed amount. */
export function gapRows(today: string): PricedProductRow[] {
  const ranges = [
    [0, 5_000_000, 89_000],
    [5_000_001, 12_000_000, 139_000],
    [12_000_001, 60_000_000, 219_000],
  ] as const;
  return ([1, 2] as const).flatMap((assetType) =>
    [12, 18, 24, 36, 48, 60, 72].flatMap((termMonths) =>
      ranges.map(([minFinancedCents, maxFinancedCents, baseCents]) => ({
        ...span(today),
        code: 'GAP',
        type: 'Insurance' as const,
        provider: 'ASSURANT',
        termMonths,
        minFinancedCents,
        maxFinancedCents,
        assetType,
        personType: null,
        premiumCents: Math.round(baseCents * (0.6 + termMonths / 60)) + (assetType === 2 ? 8_000 : 0),
      })),
    ),
  );
}

/** Premiums of life insurance, for people only: by term and by two ranges of the financed amount. */
export function lifeRows(today: string): PricedProductRow[] {
  const ranges = [
    [0, 8_000_000, 45_000],
    [8_000_001, 60_000_000, 82_000],
  ] as const;
  return ([1, 2] as const).flatMap((assetType) =>
    [12, 18, 24, 36, 48, 60, 72].flatMap((termMonths) =>
      ranges.map(([minFinancedCents, maxFinancedCents, baseCents]) => ({
        ...span(today),
        code: 'LIFE',
        type: 'Insurance' as const,
        provider: 'METLIFE',
        personType: 'PF' as const,
        termMonths,
        minFinancedCents,
        maxFinancedCents,
        assetType,
        premiumCents: Math.round(baseCents * (1 + termMonths / 48)),
      })),
    ),
  );
}

/** The lender of the demo, in force longer than all its data. */
export const lenderRow: LenderValues & { effectiveFrom: string } = {
  effectiveFrom: '2020-01-01',
  name: 'Banco Boa Estrada (demonstração)',
  cnpj: '11222333000181',
  address: 'Avenida Paulista, 1000',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01310100',
  email: 'atendimento@boaestrada.example',
  sacPhone: '08001234567',
  ombudsmanPhone: '08007654321',
  privacyOfficer: 'Helena Duarte Reis',
  arrearsRateMonthly: '0.01',
  arrearsBasis: '',
  lateFineRate: '0.02',
  otherCharges: '',
  aloneUpToCents: 15_000_000,
  fourEyesAboveCents: 15_000_000,
  tablesByTwo: false,
};
