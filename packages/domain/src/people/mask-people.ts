import { formatDocument } from '../formats/index.ts';

/** `123.456.789-09` → `***.456.789-**`, `12.ABC.345/0001-35` → `**.ABC.345/****-**`: enough to distinguish two people in a list. */
export function maskDocument(document: string): string {
  const shown = formatDocument(document);
  return document.length === 11 ? `***${shown.slice(3, 11)}-**` : `**${shown.slice(2, 10)}/****-**`;
}

/** A masked name for a list: `Ana Lima` → `A*** L***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => `${[...part][0]}***`)
    .join(' ');

/** A phone number of which the last four digits are left: `11988887654` → `*******7654`. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 ? '***' : `${'*'.repeat(Math.min(digits.length, 16) - 4)}${digits.slice(-4)}`;
};
