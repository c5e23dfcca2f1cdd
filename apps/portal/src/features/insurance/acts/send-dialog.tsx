import { insuranceConsentForm, insuranceConsentText, insurerTitle } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useLabels, useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useProductWords } from '../names.tsx';
import { SentenceList } from '../sentence-list.tsx';
import { addressOf, useInsuranceAct } from '../use-insurance.ts';
import { strings } from './strings.ts';

/**
 * Sends the proposal to its insurer, once the client's agreement is recorded.
 *
 * @param showRefusal leads a refusal to its field elsewhere. @returns whether it did
 */
export function SendDialog({
  record,
  onClose,
  showRefusal = () => false,
}: {
  record: InsuranceDetail;
  onClose: () => void;
  showRefusal?: (error: ApiError) => boolean;
}) {
  const t = useStrings(strings);
  const nameOf = useProductWords();
  const labelOf = useLabels(insuranceConsentForm.fields);
  const own = useOwnStrings();
  const { declaration, free, separate } = insuranceConsentText;
  const declared = [declaration, free, ...(record.separateConsent === null ? [] : [separate])];
  const navigate = useNavigate();
  const send = useSend(record);
  const { provider, number, insuranceType } = record;
  const form = useActForm({
    first: { consent: false },
    problemsOf: insuranceConsentForm.problems,
    send: () => send(),
    onRefused(error) {
      if (showRefusal(error)) onClose();
    },
    onDone(answer: InsuranceDetail) {
      // an answer that has not come yet is shown by the page, not announced as sent
      if (!answer.unknown)
        showAlert({
          type: 'success',
          text: t('send.done', { number, provider: insurerTitle(provider) }),
          survivesNavigation: true,
        });
      onClose();
      void navigate(paths.insurance(record.id));
    },
  });
  return (
    <FormDialog
      title={t('send.title', { provider: insurerTitle(provider) })}
      subject={t('subject', { number, product: nameOf(insuranceType) })}
      text={t('send.text', { provider: insurerTitle(provider) })}
      refusal={form.refusal}
      submitLabel={t('send.submit')}
      record={form.record}
      onClose={onClose}
    >
      <SentenceList record={record} keys={['noCharge', 'answer']} />
      <Stack gap="xs">
        {declared.map((text) => (
          <Text key={text.en} size="sm">
            {own(text)}
            {text === separate ? ` (${record.separateConsent})` : null}
          </Text>
        ))}
      </Stack>
      <ConsentField label={labelOf('consent')} />
    </FormDialog>
  );
}

function ConsentField({ label }: { label: string }) {
  const { value, onChange, ...field } = useFormField<boolean>('consent');
  return (
    <Checkbox
      {...field}
      aria-invalid={field.error !== undefined || undefined}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={label}
      data-autofocus
    />
  );
}

/** The call that sends a proposal: by its insurer, and whether it is part of a loan. */
function useSend(record: InsuranceDetail): () => Promise<InsuranceDetail> {
  const separate = useInsuranceAct('sendInsured');
  const financed = useInsuranceAct('sendFinancedInsurance');
  const cardif = useInsuranceAct('sendCardifSubscription');
  const { id, version, provider, saleType, saleProposalId, quote, insuranceType: type } = record;
  const body = { version, consent: true } as const;
  return () => {
    if (saleType === 'FINANCED' && saleProposalId !== null && quote !== null)
      return financed.run({ params: { type, provider, quoteId: quote.idQuote }, query: { saleProposalId }, body });
    if (provider === 'CARDIF') return cardif.run({ params: { id }, body });
    return separate.run({ params: addressOf(record), body });
  };
}
