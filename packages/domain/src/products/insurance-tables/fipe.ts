import type { CalendarDate } from '../../calendar/index.ts';
import type { Texts } from '../../errors/texts.ts';
import type { Money } from '../../money/index.ts';

/** Fuels of the FIPE table by their letters. */
export const fipeFuels = {
  G: { pt: 'Gasolina', en: 'Petrol' },
  A: { pt: 'Álcool', en: 'Ethanol' },
  D: { pt: 'Diesel', en: 'Diesel' },
  E: { pt: 'Elétrico', en: 'Electric' },
  F: { pt: 'Flex', en: 'Flex fuel' },
  H: { pt: 'Híbrido', en: 'Hybrid' },
  N: { pt: 'Gás natural', en: 'Natural gas' },
} as const satisfies Record<string, Texts>;
export type FipeFuel = keyof typeof fipeFuels;
export const fipeFuelLetters = Object.keys(fipeFuels) as FipeFuel[];

/** The model year that stands for a vehicle without mileage. */
export const zeroKilometreYear = 32_000;

/** A reference value: of a model and fuel, for a model year, in a month. */
export type FipeRow = {
  fipeCode: string;
  make: string;
  model: string;
  /** `zeroKilometreYear` for a new vehicle */
  modelYear: number;
  fuelType: FipeFuel;
  /** 1 car, 2 motorcycle, 3 lorry */
  vehicleType: 1 | 2 | 3;
  /** first day of the month of reference */
  referenceMonth: CalendarDate;
  valueCents: Money;
};

const months = [
  ['janeiro', 'January'],
  ['fevereiro', 'February'],
  ['março', 'March'],
  ['abril', 'April'],
  ['maio', 'May'],
  ['junho', 'June'],
  ['julho', 'July'],
  ['agosto', 'August'],
  ['setembro', 'September'],
  ['outubro', 'October'],
  ['novembro', 'November'],
  ['dezembro', 'December'],
] as const;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Reads `maio de 2022` as the first day of the month; null for anything else. */
export function readReferenceMonth(text: string): CalendarDate | null {
  const [, name = '', year = ''] = /^(\S+)\s+de\s+(\d{4})$/i.exec(text.trim()) ?? [];
  const index = months.findIndex(([pt]) => plain(pt) === plain(name));
  return index === -1 ? null : `${year}-${String(index + 1).padStart(2, '0')}-01`;
}

/** The name of a month of reference in both languages. */
export function nameReferenceMonth(day: CalendarDate): Texts {
  const [pt, en] = months[Number(day.slice(5, 7)) - 1]!;
  const year = day.slice(0, 4);
  return { pt: `${pt} de ${year}`, en: `${en} ${year}` };
}

/**
 * The reference value of a vehicle among the rows of its code and fuel: the latest month up to today of each model
 * year, then the year wanted. Without a year it is that of a new vehicle, or where there is none the latest year.
 */
export function fipeValue(
  rows: readonly FipeRow[],
  { modelYear, today }: { modelYear?: number | undefined; today: CalendarDate },
): FipeRow | null {
  const fitting = rows.filter(
    (row) => row.referenceMonth <= today && (modelYear === undefined || row.modelYear === modelYear),
  );
  return fitting.reduce<FipeRow | null>((best, row) => {
    if (best === null || row.modelYear > best.modelYear) return row;
    return row.modelYear === best.modelYear && row.referenceMonth > best.referenceMonth ? row : best;
  }, null);
}
