import type { CalendarDate } from '../calendar/index.ts';
import type { Texts } from '../errors/texts.ts';
import { count, type FormOf, flag, form, text } from '../forms/index.ts';
import { rowOn } from '../parameters/succession.ts';
import { type InsuranceCode, insuranceCodes } from './insurance-products.ts';

/** The public pages that can show insurance products to final clients. */
export const clientPages = {
  SIMULATOR: { pt: 'Simulador do cliente', en: 'Customer simulator' },
  OFFER_LINK: { pt: 'Link da oferta', en: 'Offer link' },
  WEB_FORM: { pt: 'Formulário web', en: 'Web form' },
} as const satisfies Record<string, Texts>;
export type ClientPage = keyof typeof clientPages;
export const clientPageIds = Object.keys(clientPages) as ClientPage[];

const clientText = (pt: string, en: string) =>
  text(pt, en, {
    isOptional: true,
    max: 300,
    hasLines: true,
    hint: { pt: 'O que o cliente lê sobre o seguro', en: 'What the client reads about the insurance' },
  });

/** How a public page shows an insurance product from a day on. One that is shown has its text in both languages. */
export const finalClientProductForm = form(
  {
    isShown: flag('Exibir nesta página', 'Show on this page', {
      trail: { pt: 'Exibido', en: 'Shown' },
      hint: {
        pt: 'Desativado: o cliente não vê este seguro nesta página.',
        en: 'Off: clients do not see this insurance on this page.',
      },
    }),
    position: count('Ordem', 'Order', 1, 20, {
      hint: { pt: '1 aparece primeiro', en: '1 comes first' },
    }),
    textPt: clientText('Texto em português', 'Text in Portuguese'),
    textEn: clientText('Texto em inglês', 'Text in English'),
  },
  ({ isShown, textPt, textEn }) =>
    isShown
      ? Object.entries({ textPt, textEn }).flatMap(([path, written]) =>
          written === '' ? [{ path, key: 'required' as const }] : [],
        )
      : [],
);
export type FinalClientProductForm = FormOf<typeof finalClientProductForm>;

/** A row of the succession of a product on a page. */
type ClientProductRow = {
  id: string;
  clientPage: ClientPage;
  product: InsuranceCode;
  effectiveFrom: CalendarDate;
  isShown: boolean;
  position: number;
  textPt: string;
  textEn: string;
};

/**
 * The insurance products that a public page shows on a day, in their order; of two with the same position the one that
 * comes first in lists is first.
 */
export function shownProducts<Row extends ClientProductRow>(
  rows: readonly Row[],
  clientPage: ClientPage,
  day: CalendarDate,
): Row[] {
  const ofPage = rows.filter((row) => row.clientPage === clientPage);
  return insuranceCodes
    .flatMap((code) => {
      const row = rowOn(
        ofPage.filter(({ product }) => product === code),
        day,
      );
      return row?.isShown ? [row] : [];
    })
    .sort((one, other) => one.position - other.position);
}
