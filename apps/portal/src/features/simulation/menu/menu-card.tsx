import './product-menu.css';
import { pickText } from '@estrada/domain/errors/index';
import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type MenuColumn, type MenuProduct, menuColumnNames, type PricedColumn } from '@estrada/domain/products/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useProductName } from '../results/product-choice.ts';
import { strings } from './strings.ts';

/** The name of a column. */
export function useColumnName(): (column: MenuColumn) => string {
  const { language } = useLanguage();
  return (column) => pickText(menuColumnNames.find(({ id }) => id === column)!, language);
}

/** What a product adds: to the instalment, or paid apart. */
export function useAddedText(): (product: Omit<MenuProduct, 'code' | 'provider'>) => string {
  const t = useStrings(strings);
  return ({ isFinanced, monthlyCents, perDayCents, premiumCents }) => {
    const added = perDayCents === null ? 'perInstalment' : 'monthly';
    return preventAmountBreaks(
      isFinanced ? t(added, { amount: formatMoney(monthlyCents) }) : t('apart', { amount: formatMoney(premiumCents) }),
    );
  };
}

/**
 * A column as the client reads it. Every column is chosen by the same button.
 *
 * @param isEmpty nothing is ticked in the column that the client composes: there is nothing to choose yet
 * @param onChoose null while its figures are being calculated
 */
export function MenuCard({
  column,
  isChosen,
  isStale = false,
  isEmpty = false,
  onChoose,
  children,
}: {
  column: Omit<PricedColumn, 'leftOut'>;
  isChosen: boolean;
  isStale?: boolean;
  isEmpty?: boolean;
  onChoose: (() => void) | null;
  children?: ReactNode;
}) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const columnName = useColumnName();
  const addedBy = useAddedText();
  const name = columnName(column.column);
  const { products, monthlyCents, perDayCents, apartCents } = column;
  const added = perDayCents === null ? 'perInstalment' : 'monthly';
  return (
    <li aria-label={name} data-chosen={isChosen || undefined}>
      <h3>
        {name} {isChosen ? <small>{t('chosen')}</small> : null}
      </h3>
      <div className="product-menu-figures" aria-live="polite" data-stale={isStale || undefined}>
        <strong>{preventAmountBreaks(t('instalment', { amount: formatMoney(column.installmentCents) }))}</strong>
        <span>{preventAmountBreaks(t(added, { amount: formatMoney(monthlyCents) }))}</span>
        {perDayCents === null ? null : (
          <span>{preventAmountBreaks(t('perDay', { amount: formatMoney(perDayCents) }))}</span>
        )}
        {apartCents > 0 ? <span>{preventAmountBreaks(t('apart', { amount: formatMoney(apartCents) }))}</span> : null}
        <span>{t('cet', { cet: formatCet(column.cetAnnualPct) })}</span>
      </div>
      {column.column === 'custom' ? null : products.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className="product-menu-products">
          {products.map((product) => (
            <li key={`${product.code} ${product.provider}`}>
              <b>{nameOf(product.code)}</b> <span>{addedBy(product)}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <Button
        fullWidth
        variant="outline"
        mt="auto"
        aria-label={t('chooseOne', { column: name })}
        disabled={isEmpty || onChoose === null}
        onClick={() => onChoose?.()}
      >
        {t('choose')}
      </Button>
    </li>
  );
}
