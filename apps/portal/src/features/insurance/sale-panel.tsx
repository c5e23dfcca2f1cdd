import { insurerTitle } from '@estrada/domain/insurance/index';
import './insurance.css';
import { formatMoney } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { InsuranceStatus, useProductWords } from './names.tsx';
import { strings } from './strings.ts';

/** One of each product at most. */
const mostShown = 20;

/** The insurance that is contracted with a sale, on the page of its proposal, and the way to contract more. */
export function SaleInsurances({ saleProposalId }: { saleProposalId: string }) {
  const t = useStrings(strings);
  const nameOf = useProductWords();
  const mayList = useMayCall('listInsurances');
  const { can } = useSignedIn();
  const list = useCall(
    'listInsurances',
    mayList ? { query: {}, body: { saleProposalId, view: 'all', size: mostShown } } : null,
  );
  if (!mayList) return null;
  return (
    <section className="insurance-card insurance-of-sale" aria-labelledby="insurance-of-sale">
      <Title order={2} size="h3" id="insurance-of-sale">
        {t('ofSale.title')}
      </Title>
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
      {can('insurance-contracting') ? (
        <Group>
          <Button component={Link} to={paths.beginInsurance(saleProposalId)} variant="light">
            {t('list.begin')}
          </Button>
        </Group>
      ) : null}
    </section>
  );
}
