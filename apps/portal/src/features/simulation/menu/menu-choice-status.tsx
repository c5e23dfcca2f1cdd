import './product-menu.css';
import { formatInstant } from '@estrada/domain/formats/index';
import type { CustomerLink } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useCall, useReadNow } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { currentMenuChoice, isUnsaved, pendingMenuChoice, requestOf } from '../model/draft.ts';
import { knownProducts, withColumn } from '../model/menu-choice.ts';
import { useLiveLinks } from '../record/customer-link/link-status.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { useColumnName } from './menu-card.tsx';
import { strings } from './strings.ts';

/** What was chosen of the menu of products: on this screen, and by the client at a link. */
export const MenuChoiceStatus = () => (
  <div className="product-menu-status">
    <ChosenColumn />
    <ClientChoice />
  </div>
);

/** Which column of the menu the sale has, and whether what changed since then has ended the choice. */
function ChosenColumn() {
  const t = useStrings(strings);
  const columnName = useColumnName();
  const { draft } = useSharedSimulator();
  const { menuChoice, saved } = draft;
  const recorded = useCall('listProductChoices', saved && !menuChoice ? { params: { id: saved.id } } : null);
  const [last] = recorded.data?.items ?? [];
  if (menuChoice) {
    const state = pendingMenuChoice(draft) ? 'pending' : currentMenuChoice(draft) ? 'current' : 'lost';
    return <Line text={t(`choice.${state}`, { column: columnName(menuChoice.column) })} />;
  }
  if (!last) return <Line text="" />;
  const state = last.isCurrent && !isUnsaved(draft) ? 'current' : 'lost';
  return <Line text={t(`choice.${state}`, { column: columnName(last.column) })} />;
}

const Line = ({ text }: { text: string }) => <p role="status">{text}</p>;

type Choice = NonNullable<CustomerLink['choice']>;

/** The column that the client has chosen at the link, as soon as they have, with the act that applies it. */
function ClientChoice() {
  const t = useStrings(strings);
  const columnName = useColumnName();
  const { draft, update, dealerId, item } = useSharedSimulator();
  const readNow = useReadNow();
  const [refused, setRefused] = useState<string | null>(null);
  const { saved } = draft;
  const recorded = useCall('listProductChoices', saved ? { params: { id: saved.id } } : null);
  const choice = newestOf(useLiveLinks());
  const current = currentMenuChoice(draft);
  const last = recorded.data?.items[0];
  const isRecorded = last?.isCurrent === true && last.chosenBy === 'client' && last.column === choice?.column;
  const isApplied = (current?.chosenBy === 'client' && current.column === choice?.column) || isRecorded;

  async function apply({ column, installmentCents }: Choice): Promise<void> {
    const request = requestOf(draft);
    if (!request || dealerId === null || !item) return;
    const known = knownProducts(draft);
    const body = { request, term: item.term, custom: [], known };
    const menu = await readNow('priceProductMenu', { params: { dealerId }, body });
    const chosen = menu.columns.find((one) => one.column === column);
    if (chosen?.installmentCents !== installmentCents) setRefused(column);
    else update(withColumn(chosen, menu, { chosenBy: 'client', custom: [], known }));
  }

  return (
    <div role="status" className="product-menu-client">
      {choice && !isApplied ? (
        <>
          <span>{t('client.chose', { column: columnName(choice.column), date: formatInstant(choice.chosenAt) })}</span>
          {refused === choice.column ? (
            <strong>{t('client.changed')}</strong>
          ) : (
            <Button variant="light" onClick={() => void apply(choice).catch(alertFailure)}>
              {t('client.apply')}
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}

/** The last choice at a link to the simulation as it is saved now. */
const newestOf = (links: readonly CustomerLink[]): Choice | null =>
  links
    .flatMap(({ isCurrent, choice }) => (isCurrent && choice ? [choice] : []))
    .toSorted((one, other) => other.chosenAt.localeCompare(one.chosenAt))[0] ?? null;
