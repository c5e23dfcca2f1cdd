import { insuranceFormRows, insurerTitle } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { PrefillContext } from '@estrada/web/records/rows/declared-form.tsx';
import type { PartWords } from '@estrada/web/records/rows/parts-section.tsx';
import type { SectionWizardOf } from '@estrada/web/steps/section-steps.ts';
import { SectionWizard } from '@estrada/web/steps/section-wizard.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { SendDialog } from '../acts/send-dialog.tsx';
import { detailOf } from '../addresses.ts';
import { typedTwice, useProductWords } from '../names.tsx';
import { PaymentFrame } from '../payment/payment-frame.tsx';
import { SentenceList } from '../sentence-list.tsx';
import { strings } from '../strings.ts';
import { useSectionCalls } from '../use-insurance.ts';
import { QuoteStep, QuoteSummary } from './quote-step.tsx';

/** What comes after the answers that a price depends on. */
const afterAnswers = /^(payment|quote|consent)(\.|$)/;

/** Contracting insurance, for every product: the sections are those that the product declares. */
const insuranceWizard: SectionWizardOf<InsuranceDetail> = {
  name: 'insurance',
  inAddress: 'contratacao',
  rowsOf: ({ insuranceType, saleType, plans = [] }) => insuranceFormRows(insuranceType, saleType, plans),
  answersOf: ({ answers }) => answers,
  steps: {
    assured: { at: 'segurado' },
    mainDriver: { at: 'condutor' },
    owner: { at: 'proprietario' },
    vehicle: { at: 'veiculo' },
    details: { at: 'seguro' },
    policyIssuer: {
      at: 'cotacao',
      words: { pt: 'Cotação da seguradora', en: "Insurer's quote" },
      opens: ({ missing, quote }) => quote !== null || missing.every(({ path }) => afterAnswers.test(path)),
      lacks: ({ premium }) => (premium ? null : { pt: 'ainda sem preço', en: 'no price yet' }),
      draw: (props) => <QuoteStep {...props} />,
      show: (record) => <QuoteSummary record={record} />,
    },
    payment: {
      at: 'pagamento',
      // a price that changes clears the payment
      opens: ({ premium }) => premium !== null,
      below: (record) => (
        <>
          <SentenceList record={record} keys={['noCharge']} />
          <PaymentFrame record={record} />
        </>
      ),
    },
  },
  opened: ['assured', 'policyIssuer', 'payment'],
  leftOut: typedTwice,
};

/** The wizard of one proposal that can be edited. */
export function InsuranceWizard({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const nameOf = useProductWords();
  const navigate = useNavigate();
  const calls = useSectionCalls(record);
  const [sending, setSending] = useState<{ showRefusal: (error: ApiError) => boolean } | null>(null);
  const prefilled = [{ mark: t('prefilled'), paths: record.prefilled, earlier: record.answers }];
  return (
    <>
      <PageHeading
        eyebrow={t('eyebrow', { product: nameOf(record.insuranceType), provider: insurerTitle(record.provider) })}
        title={t('title', { number: record.number })}
        subtitle={record.client.name}
        actions={
          <Anchor component={Link} to={detailOf(record.id)} size="sm">
            {t('wizard.detail')}
          </Anchor>
        }
      />
      {record.renewalOfId ? (
        <Text mb="md">{t('wizard.renewal')}</Text>
      ) : record.prefilled.length > 0 ? (
        <Text mb="md" size="sm" c="dimmed">
          {t('prefilled.why')}
        </Text>
      ) : null}
      <PrefillContext value={prefilled}>
        <SectionWizard
          of={insuranceWizard}
          record={record}
          label={t('wizard.label')}
          backTo={paths.insurances}
          calls={calls}
          partWords={() => damageWords(t)}
          finish={{
            label: t(record.can.send ? 'wizard.send' : 'wizard.close'),
            run: (showRefusal) => {
              if (record.can.send) setSending({ showRefusal });
              else void navigate(paths.insurances);
            },
          }}
        />
      </PrefillContext>
      {sending ? <SendDialog record={record} onClose={() => setSending(null)} {...sending} /> : null}
    </>
  );
}

const damageWords = (t: ReturnType<typeof useStrings<typeof strings>>): PartWords => ({
  none: t('damages.none'),
  add: t('damages.add'),
  title: (position) => t('damages.title', { position }),
  remove: (position) => t('damages.remove', { position }),
});
