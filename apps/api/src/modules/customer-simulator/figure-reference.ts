import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CustomerFigure, FigureRow } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import { isSameMark, type Seal } from '../../kernel/link-token.ts';

/** What a client answered, the figure that it came to on its day, and the rows that it was computed from. */
export type ShownFigure = {
  answers: BodyOf<typeof endpoints.simulateForCustomer>;
  figure: CustomerFigure;
  rows: FigureRow[];
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const markOf = (text: string, seal: Seal): string => seal(`customer-figure:${text}`);
/** A key of this installation: rows name internal tables, which the page must not show. */
const keyOf = (seal: Seal): Buffer => Buffer.from(seal('customer-figure-rows'), 'base64url');

function closeRows(rows: readonly FigureRow[], seal: Seal): string {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, keyOf(seal), nonce);
  const closed = [closing.update(JSON.stringify(rows)), closing.final()];
  return Buffer.concat([nonce, closing.getAuthTag(), ...closed]).toString('base64url');
}

function openRows(closed: string, seal: Seal): FigureRow[] {
  const bytes = Buffer.from(closed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(seal), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return JSON.parse(
    Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString(),
  ) as FigureRow[];
}

/** A figure as text that only this installation can write: its values are readable, its rows are not. */
export function signFigure({ rows, ...shown }: ShownFigure, seal: Seal): string {
  const text = Buffer.from(JSON.stringify({ ...shown, rows: closeRows(rows, seal) })).toString('base64url');
  return `${text}.${markOf(text, seal)}`;
}

/** The figure of a reference; null for one that was not written here, or was changed. */
export function readFigure(reference: string, seal: Seal): ShownFigure | null {
  const [text = '', mark = '', ...rest] = reference.split('.');
  if (rest.length > 0 || !isSameMark(mark, markOf(text, seal))) return null;
  const shown = JSON.parse(Buffer.from(text, 'base64url').toString()) as Omit<ShownFigure, 'rows'> & { rows?: string };
  // a page that was open while the product was updated has a reference of the former form: the person calculates again
  return shown.rows === undefined ? null : { ...shown, rows: openRows(shown.rows, seal) };
}
