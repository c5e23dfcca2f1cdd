import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import { menuColumnNames } from '@estrada/domain/products/index';
import { isSameProduct, type SelectedProduct, selectedOf } from '@estrada/domain/simulation/index';
import type { PricedMenu, SimulationRequest } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { requestOf } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from './strings.ts';
import './product-menu.css';

type Column = PricedMenu['columns'][number];

/** The menu of products, turned to the client: only while the figures are up to date, and their offer is available. */
export function ProductMenuButton() {
  const t = useStrings(strings);
  const { mayPresent, dealerId, draft, item } = useSharedSimulator();
  const [isOpen, setOpen] = useState(false);
  const request = requestOf(draft);
  if (dealerId === null) return null;
  return (
    <>
      <Button variant="default" disabled={!mayPresent} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Modal
        opened={isOpen && mayPresent}
        onClose={() => setOpen(false)}
        fullScreen
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 0 }}
      >
        {isOpen && request && item ? (
          <Columns dealerId={dealerId} request={request} term={item.term} onChosen={() => setOpen(false)} />
        ) : null}
      </Modal>
    </>
  );
}

type Shown = { dealerId: string; request: SimulationRequest; term: number; onChosen: () => void };

function Columns({ dealerId, request, term, onChosen }: Shown) {
  const t = useStrings(strings);
  const { update } = useSharedSimulator();
  const query = useCall('priceProductMenu', { params: { dealerId }, body: { request, term } });
  if (query.error) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Text role="status">{t('loading')}</Text>;
  const { without, columns } = query.data;

  function choose({ products }: Column): void {
    update({ products: products.map((product) => choiceOf(product, request.products ?? [])), selectedTerm: term });
    onChosen();
  }
  return (
    <>
      <p className="product-menu-without">
        {t('without', { amount: formatMoney(without.installmentCents), cet: formatCet(without.cetAnnualPct) })}
      </p>
      <ul className="product-menu">
        {columns.map((column) => (
          <MenuCard key={column.column} column={column} onChoose={() => choose(column)} />
        ))}
      </ul>
    </>
  );
}

/** A product of a column with the choices that the client made within it before. */
const choiceOf = ({ code, provider }: Column['products'][number], before: readonly (string | object)[]) =>
  before.find(
    (one): one is SelectedProduct =>
      typeof one !== 'string' && isSameProduct(one as SelectedProduct, { code, provider }),
  ) ?? selectedOf(code, provider);

function MenuCard({ column, onChoose }: { column: Column; onChoose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const nameOf = (code: string) => pickText(productName(code), language);
  const name = pickText(menuColumnNames.find(({ id }) => id === column.column)!, language);
  const added = column.perDayCents === null ? 'perInstalment' : 'monthly';
  return (
    <li aria-label={name}>
      <h3>{name}</h3>
      <strong>{t('instalment', { amount: formatMoney(column.installmentCents) })}</strong>
      <span>{t(added, { amount: formatMoney(column.monthlyCents) })}</span>
      {column.perDayCents === null ? null : <span>{t('perDay', { amount: formatMoney(column.perDayCents) })}</span>}
      {column.apartCents > 0 ? <span>{t('apart', { amount: formatMoney(column.apartCents) })}</span> : null}
      <span>{t('cet', { cet: formatCet(column.cetAnnualPct) })}</span>
      {column.products.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul>
          {column.products.map(({ code, provider, premiumCents }) => (
            <li key={`${code} ${provider}`}>
              <b>{nameOf(code)}</b> {t('premium', { amount: formatMoney(premiumCents) })}
            </li>
          ))}
        </ul>
      )}
      {column.leftOut.length > 0 ? (
        <Text c="dimmed" size="sm">
          {t('leftOut', { names: column.leftOut.map(({ code }) => nameOf(code)).join(', ') })}
        </Text>
      ) : null}
      <Button fullWidth variant="outline" mt="auto" aria-label={t('chooseOne', { column: name })} onClick={onChoose}>
        {t('choose')}
      </Button>
    </li>
  );
}
