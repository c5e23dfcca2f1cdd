import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId, useState } from 'react';
import { MenuCard, useColumnName } from '../menu/menu-card.tsx';
import { strings } from '../menu/strings.ts';
import { useProductName } from '../results/product-choice.ts';

type Menu = NonNullable<CustomerOffer['menu']>;

/** The columns of products at the client's link. Nothing is chosen before; each column is chosen by one act. */
export function OfferMenu({ offer, menu, token }: { offer: CustomerOffer; menu: Menu; token: string }) {
  const t = useStrings(strings);
  const id = useId();
  const columnName = useColumnName();
  const nameOf = useProductName();
  const [chosen, setChosen] = useState(offer.choice?.column ?? null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { without, kept, columns, termMonths } = menu;

  async function choose(column: (typeof columns)[number]['column']): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      setChosen((await api.chooseOfferColumn({ body: { token, column } })).column);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.words : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="customer-offer-card customer-offer-menu" aria-labelledby={id}>
      <h2 id={id}>{t('link.title')}</h2>
      <p>{t('link.about', { count: termMonths })}</p>
      <p className="product-menu-without">
        {preventAmountBreaks(
          t('without', { amount: formatMoney(without.installmentCents), cet: formatCet(without.cetAnnualPct) }),
        )}
      </p>
      {kept.length > 0 ? (
        <p>
          {t('kept', { names: kept.map((one) => `${nameOf(one.code)} ${formatMoney(one.premiumCents)}`).join(', ') })}
        </p>
      ) : null}
      <ul className="product-menu">
        {columns.map((column) => (
          <MenuCard
            key={column.column}
            column={column}
            isChosen={column.column === chosen}
            onChoose={isBusy ? null : () => void choose(column.column)}
          />
        ))}
      </ul>
      <p role="status">{chosen ? t('link.chosen', { column: columnName(chosen), seller: offer.sellerName }) : ''}</p>
      {failure ? <p role="alert">{failure}</p> : null}
    </section>
  );
}
