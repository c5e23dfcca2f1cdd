import './product-menu.css';
import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { ProductChoice } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useProductName } from '../results/product-choice.ts';
import { useAddedText, useColumnName } from './menu-card.tsx';
import { strings } from './strings.ts';

/** What the client accepted and declined of the menu of products; nothing while no column was chosen. */
export function RecordedChoices({ simulationId }: { simulationId: string }) {
  const t = useStrings(strings);
  const id = useId();
  const { data } = useCall('listProductChoices', { params: { id: simulationId } });
  const [last, ...earlier] = data?.items ?? [];
  if (!last) return null;
  return (
    <section className="simulator-panel" aria-labelledby={id}>
      <h3 id={id}>{t('record.title')}</h3>
      <Who choice={last} />
      {last.isCurrent ? null : <Text fw={600}>{t('record.lost')}</Text>}
      <div className="product-choices-lists">
        <List title={t('record.accepted')} products={last.accepted} />
        <List title={t('record.declined')} products={last.declined} />
        {last.kept.length > 0 ? <List title={t('record.kept')} products={last.kept} /> : null}
      </div>
      {earlier.length > 0 ? (
        <details className="simulator-more">
          <summary>{t('record.earlier', { count: earlier.length })}</summary>
          {earlier.map((choice) => (
            <Who key={choice.id} choice={choice} />
          ))}
        </details>
      ) : null}
    </section>
  );
}

function Who({ choice }: { choice: ProductChoice }) {
  const t = useStrings(strings);
  const columnName = useColumnName();
  const { column, chosenBy, recordedAt, recordedByName, columns } = choice;
  const shown = columns.map((one) =>
    t('record.shownColumn', { column: columnName(one.column), amount: formatMoney(one.installmentCents) }),
  );
  return (
    <>
      <p>
        {t(`record.who.${chosenBy}`, {
          column: columnName(column),
          date: formatInstant(recordedAt),
          name: recordedByName,
        })}
      </p>
      <Text size="sm" c="dimmed">
        {t('record.shown', { columns: shown.join(' · ') })}
      </Text>
    </>
  );
}

function List({ title, products }: { title: string; products: ProductChoice['accepted'] }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const added = useAddedText();
  return (
    <div>
      <h4>{title}</h4>
      {products.length === 0 ? <Text c="dimmed">{t('record.none')}</Text> : null}
      <ul>
        {products.map((product) => (
          <li key={`${product.code} ${product.provider}`}>
            <span>{nameOf(product.code)}</span> <span>{added(product)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
