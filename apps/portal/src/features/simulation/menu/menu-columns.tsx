import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { NamedProduct } from '@estrada/domain/products/index';
import { isSameProduct, missingReasons } from '@estrada/domain/simulation/index';
import type { PricedMenu, SimulationRequest } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { currentMenuChoice } from '../model/draft.ts';
import { knownProducts, withColumn } from '../model/menu-choice.ts';
import { useProductName } from '../results/product-choice.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings as simulatorStrings } from '../strings.ts';
import { MenuCard, useAddedText } from './menu-card.tsx';
import { strings } from './strings.ts';

type Column = PricedMenu['columns'][number];
type Shown = { dealerId: string; request: SimulationRequest; term: number; onChosen: () => void };

/** The columns with their prices. The column `custom` is priced again with every product that is ticked in it. */
export function MenuColumns({ dealerId, request, term, onChosen }: Shown) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const { draft, update } = useSharedSimulator();
  const [custom, setCustom] = useState<NamedProduct[]>([]);
  const [known] = useState(() => knownProducts(draft));
  const query = useCall(
    'priceProductMenu',
    { params: { dealerId }, body: { request, term, custom, known } },
    { placeholderData: (previous) => previous },
  );
  if (query.error) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Text role="status">{t('loading')}</Text>;
  const menu = query.data;
  const { without, columns, kept, choices } = menu;
  const chosen = currentMenuChoice(draft)?.column;
  const isStale = query.isPlaceholderData;

  function choose(column: Column, menu: PricedMenu): void {
    update(withColumn(column, menu, { chosenBy: 'seller', custom, known }));
    onChosen();
  }
  const toggle = (product: NamedProduct, isOn: boolean) =>
    setCustom([...custom.filter((one) => !isSameProduct(one, product)), ...(isOn ? [product] : [])]);

  return (
    <>
      <p className="product-menu-without">
        {preventAmountBreaks(
          t('without', { amount: formatMoney(without.installmentCents), cet: formatCet(without.cetAnnualPct) }),
        )}
      </p>
      {kept.length > 0 ? (
        <p>
          {t('kept', {
            names: kept.map((one) => `${nameOf(one.code)} ${formatMoney(one.premiumCents)}`).join(', '),
          })}
        </p>
      ) : null}
      <ul className="product-menu">
        {columns.map((column) => {
          const isCustom = column.column === 'custom';
          return (
            <MenuCard
              key={column.column}
              column={column}
              isChosen={column.column === chosen}
              isStale={isCustom && isStale}
              isEmpty={isCustom && custom.length === 0}
              onChoose={isStale ? null : () => choose(column, menu)}
            >
              {isCustom ? <Choices choices={choices} custom={custom} onToggle={toggle} column={column} /> : null}
              <LeftOut column={column} />
              {column.drops.length > 0 ? (
                <Text size="sm">{t('drops', { names: column.drops.map(({ code }) => nameOf(code)).join(', ') })}</Text>
              ) : null}
            </MenuCard>
          );
        })}
      </ul>
    </>
  );
}

/** Every product that has a price, each with its own price until the column is composed of it. */
function Choices({
  choices,
  custom,
  column,
  onToggle,
}: {
  choices: PricedMenu['choices'];
  custom: readonly NamedProduct[];
  column: Column;
  onToggle: (product: NamedProduct, isOn: boolean) => void;
}) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const added = useAddedText();
  return (
    <fieldset className="product-menu-choices">
      <legend>{t('compose')}</legend>
      {choices.map((choice) => {
        const { code, provider } = choice;
        const isTwice = choices.filter((one) => one.code === code).length > 1;
        const priced = column.products.find((one) => isSameProduct(one, choice)) ?? choice;
        return (
          <Checkbox
            key={`${code} ${provider}`}
            label={isTwice ? `${nameOf(code)} · ${provider}` : nameOf(code)}
            description={added(priced)}
            checked={custom.some((one) => isSameProduct(one, choice))}
            onChange={({ currentTarget }) => onToggle({ code, provider }, currentTarget.checked)}
          />
        );
      })}
    </fieldset>
  );
}

const ofMenu = ['noQuote', 'quoteExpired', 'excluded'] as const;
type Missing = (typeof missingReasons)[number];

/** What a column does not contain although it is arranged, with the reason in words. */
function LeftOut({ column: { leftOut } }: { column: Column }) {
  const t = useStrings(strings);
  const ofSimulator = useStrings(simulatorStrings);
  const nameOf = useProductName();
  if (leftOut.length === 0) return null;
  const reasonOf = (reason: string): string => {
    const own = ofMenu.find((one) => one === reason);
    if (own) return t(`reason.${own}`);
    const missing: Missing = missingReasons.find((one) => one === reason) ?? 'notSold';
    return ofSimulator(`product.reason.${missing}` as KeyOf<typeof simulatorStrings>);
  };
  return (
    <ul className="product-menu-left-out" aria-label={t('leftOut.list')}>
      {leftOut.map(({ code, provider, reason }) => (
        <li key={`${code} ${provider}`}>
          {t('leftOut', {
            name:
              provider && leftOut.filter((one) => one.code === code).length > 1
                ? `${nameOf(code)} · ${provider}`
                : nameOf(code),
            reason: reasonOf(reason),
          })}
        </li>
      ))}
    </ul>
  );
}
