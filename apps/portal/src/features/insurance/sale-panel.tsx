import { insurerTitle } from '@estrada/domain/insurance/index';
import './insurance.css';
import { formatMoney } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { InsuranceStatus, useProductWords } from './names.tsx';
import { insuranceSummaryOf } from './state-sentences.ts';
import { strings } from './strings.ts';

/** One of each product at most. */
const mostShown = 20;

/** The insurance that is contracted with a sale, on the page of its proposal, and the way to contract more. */
export function SaleInsurances({
  saleProposalId,
  isCurrent = true,
  hasEnded = false,
}: {
  saleProposalId: string;
  isCurrent?: boolean;
  /** the sale was refused, deleted or undone by the client's withdrawal */
  hasEnded?: boolean;
}) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const nameOf = useProductWords();
  const mayList = useMayCall('listInsurances');
  const { can } = useSignedIn();
  const list = useCall(
    'listInsurances',
    mayList ? { query: {}, body: { saleProposalId, view: 'all', size: mostShown } } : null,
  );
  if (!mayList) return null;
  return (
    <FoldCard
      id="insurance-of-sale"
      title={t('ofSale.title')}
      summary={list.data ? insuranceSummaryOf(list.data.items, hasEnded, own) || t('ofSale.none') : null}
      isCurrent={isCurrent || list.isError}
      outside={
        can('insurance-contracting') && !hasEnded ? (
          <PageAct to={paths.beginInsurance(saleProposalId)}>{t('list.begin')}</PageAct>
        ) : null
      }
    >
      <Loaded query={list} label={t('loading')} height={60}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('ofSale.none')}</Text>
          ) : (
            <ul className="insurance-documents">
              {items.map(({ id, number, insuranceType, provider, insurancePremium, statusKey }) => (
                <li key={id}>
                  <span className="estrada-two-lines">
                    <Anchor component={Link} to={paths.insurance(id)}>
                      {t('title', { number })}
                    </Anchor>
                    <small>{t('eyebrow', { product: nameOf(insuranceType), provider: insurerTitle(provider) })}</small>
                  </span>
                  <span className="estrada-two-lines">
                    <InsuranceStatus status={statusKey} />
                    {insurancePremium === null ? null : <small>{formatMoney(insurancePremium)}</small>}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </FoldCard>
  );
}
