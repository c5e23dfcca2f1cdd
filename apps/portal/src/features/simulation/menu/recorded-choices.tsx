import './product-menu.css';
import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { ProductChoice } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useProductName } from '../results/product-choice.ts';
import { choiceSummaryOf } from './choice-sentence.ts';
import { useAddedText, useColumnName } from './menu-card.tsx';
import { strings } from './strings.ts';

/** What the client of a proposal accepted and declined of the menu of products; nothing where no column was chosen. */
export function ProductChoicesPanel({ simulationId }: { simulationId: string }) {
  const t = useStrings(strings);
  const choices = useChoices(simulationId);
  const [last] = choices;
  if (!last) return null;
  const summary = choiceSummaryOf(last);
  return (
    <FoldCard id="product-choices" title={t('record.title')} summary={t(summary.key, summary.values)}>
      <Choices choices={choices} />
    </FoldCard>
  );
}

/** The same with a saved simulation, between the parts of its step. */
export function RecordedChoices({ simulationId }: { simulationId: string }) {
  const t = useStrings(strings);
  const id = useId();
  const choices = useChoices(simulationId);
  if (choices.length === 0) return null;
  return (
    <section className="simulator-panel" aria-labelledby={id}>
      <h3 id={id}>{t('record.title')}</h3>
      <Choices choices={choices} />
    </section>
  );
}

const useChoices = (simulationId: string): readonly ProductChoice[] =>
  useCall('listProductChoices', { params: { id: simulationId } }).data?.items ?? [];

/** The newest choice with its lists, and who made the earlier ones. */
function Choices({ choices }: { choices: readonly ProductChoice[] }) {
  const t = useStrings(strings);
  const [last, ...earlier] = choices;
  if (!last) return null;
  return (
    <>
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
    </>
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
      <strong>{title}</strong>
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
