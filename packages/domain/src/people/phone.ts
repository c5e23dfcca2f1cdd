import { isRepeated } from './check-digit.ts';

/** Area codes in use in Brazil (Anatel's national numbering plan). */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);
const shape = /^\(?\d{2}\)? ?\d{4,5}-?\d{4}$/;

/** A Brazilian phone number with area code, 10 or 11 digits, with or without its mask; not one digit repeated. */
export function isPhone(value: string): boolean {
  if (!shape.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  return areaCodes.has(digits.slice(0, 2)) && !isRepeated(digits);
}

/** A toll-free number: 0800 and six or seven digits, with or without spaces and hyphens. */
export function isTollFree(value: string): boolean {
  return /^0800[ -]?\d{2,3}[ -]?\d{4}$/.test(value.trim()) && !isRepeated(value.replace(/\D/g, '').slice(4));
}

/** A Brazilian mobile number: 11 digits, the one after the area code 9, 8 or 7. */
export function isMobile(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return isPhone(value) && digits.length === 11 && /^..[987]/.test(digits);
}
