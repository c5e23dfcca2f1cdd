import { isChassis } from '../people/vehicle-marks.ts';

/** What a typed text searches: the vehicle of a plate or chassis, or words of its name with its years. */
export type VehicleSearch =
  | { kind: 'plate' | 'chassis'; mark: string }
  | { kind: 'words'; words: string[]; years: number[] };

/** More words than this do not narrow a search any further. */
const maxWords = 8;

/** Three letters, then the pattern of either series; a name with seven letters ("Tracker") is none. */
const plate = /^[A-Z]{3}\d[A-Z\d]\d{2}$/;
const year = /^(19[5-9]|20\d)\d$/;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a name, in the form in which they are compared: "LT 1.0 Automático" gives lt, 1.0, automatico. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');

/** Reads a search for a used vehicle; null while the text is too short for one. */
export function readVehicleSearch(text: string): VehicleSearch | null {
  const mark = text.replace(/[\s-]/g, '').toUpperCase();
  if (plate.test(mark)) return { kind: 'plate', mark };
  if (isChassis(mark) && /\d/.test(mark)) return { kind: 'chassis', mark };
  const typed = wordsOf(text).slice(0, maxWords);
  const years = typed.filter((word) => year.test(word)).map(Number);
  const words = typed.filter((word) => !year.test(word));
  return words.join('').length < 2 ? null : { kind: 'words', words, years };
}

/**
 * The vehicles nearest to a description of a register first: most words in common, of two alike the one with fewer words of its own.
 *
 * @returns `isExact` when the first one alone has the words of the description, those of its manufacturer aside
 */
export function rankByDescription<Vehicle extends { manufacturer: string; name: string }>(
  vehicles: readonly Vehicle[],
  description: string,
): { ranked: Vehicle[]; isExact: boolean } {
  const described = new Set(wordsOf(description));
  const scored = vehicles.map((vehicle) => {
    const own = new Set(wordsOf(vehicle.name));
    const shared = [...own].filter((word) => described.has(word)).length;
    const makers = wordsOf(vehicle.manufacturer).filter((word) => described.has(word) && !own.has(word)).length;
    return {
      vehicle,
      shared,
      extra: own.size - shared,
      isExact: own.size === shared && shared + makers === described.size,
    };
  });
  scored.sort((a, b) => b.shared - a.shared || a.extra - b.extra);
  return {
    ranked: scored.map(({ vehicle }) => vehicle),
    isExact: scored.filter(({ isExact }) => isExact).length === 1 && scored[0]?.isExact === true,
  };
}
