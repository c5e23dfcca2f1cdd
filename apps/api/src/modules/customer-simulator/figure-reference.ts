import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import { isSameMark, type Seal } from '../../kernel/link-token.ts';

/** A figure as a client saw it: the answers that it was computed from, and what it came to on its day. */
export type ShownFigure = {
  answers: BodyOf<typeof endpoints.simulateForCustomer>;
  quotedOn: string;
  vehicleLabel: string;
  vehicleValueCents: number;
  state: string;
  termMonths: number;
  installmentCents: number;
  cetAnnualPct: string;
};

const markOf = (text: string, seal: Seal): string => seal(`customer-figure:${text}`);

/** A figure as text that only this installation can write: its values are readable, none of them internal. */
export function signFigure(figure: ShownFigure, seal: Seal): string {
  const text = Buffer.from(JSON.stringify(figure)).toString('base64url');
  return `${text}.${markOf(text, seal)}`;
}

/** The figure of a reference; null for one that was not written here, or was changed. */
export function readFigure(reference: string, seal: Seal): ShownFigure | null {
  const [text = '', mark = '', ...rest] = reference.split('.');
  if (rest.length > 0 || !isSameMark(mark, markOf(text, seal))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as ShownFigure;
}
