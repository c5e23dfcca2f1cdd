import { type DealerForm as DealerValues, dealerForm } from '@estrada/domain/organization/index';
import type { DealerDetail } from '@estrada/endpoints/index';
import { DocumentInput, FormFields, FormSection, WideField } from '@estrada/ui/index';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showAlert } from '../../../app/alerts/alerts.ts';
import { api } from '../../../app/api/api.ts';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { historyKey } from '../../../widgets/history/history-panel.tsx';
import { ChoiceField, MaskedField, TextField } from '../../../widgets/record-form/form-fields.tsx';
import { RecordNotices } from '../../../widgets/record-form/record-notices.tsx';
import { SaveBar } from '../../../widgets/record-form/save-bar.tsx';
import { useRecordForm } from '../../../widgets/record-form/use-record-form.ts';
import { RetryHint } from '../../../widgets/retry-hint/retry-hint.tsx';
import { dealersKey, useOrganizationChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';
import { DealerAddress } from './dealer-address.tsx';
import { noDealer, showDealerValue, toFormRecord } from './dealer-values.ts';

/** The registration of a dealer, new (`null`) or known. @param backTo the list that it was opened from */
export function DealerForm({ dealer, backTo }: { dealer: DealerDetail | null; backTo: string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const client = useQueryClient();
  const choices = useOrganizationChoices();
  const saved = useMemo(() => (dealer ? toFormRecord(dealer) : noDealer), [dealer]);
  const record = useRecordForm<DealerValues, DealerDetail>({
    draftKey: `dealer.${dealer?.id ?? 'new'}`,
    saved,
    problemsOf: dealerForm.problems,
    send: (values, version) =>
      dealer
        ? api.updateDealer({ params: { id: dealer.id }, body: { ...values, version }, suppressAlert: true })
        : api.registerDealer({ body: values, suppressAlert: true }),
    ...(dealer
      ? {
          readCurrent: async () =>
            toFormRecord(await api.readDealer({ params: { id: dealer.id }, suppressAlert: true })),
        }
      : {}),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: dealersKey });
      void client.invalidateQueries({ queryKey: historyKey });
      showAlert({
        type: 'success',
        text: t(dealer ? 'form.saved' : 'form.registered'),
        survivesNavigation: true,
      });
      navigate(backTo);
    },
  });
  const held = (name: { id: string; name: string } | undefined) => name && { value: name.id, label: name.name };
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        <RecordNotices<DealerValues>
          record={record}
          labelOf={(name) => t(`field.${name}`)}
          showValue={(name, value) => showDealerValue(name, String(value), choices)}
        />
        <FormSection id="identification" title={t('section.identification')}>
          <FormFields>
            <MaskedField as={CnpjInput} name="document" label={t('field.document')} />
            <WideField>
              <TextField name="companyName" label={t('field.companyName')} />
            </WideField>
            <WideField>
              <TextField name="tradingName" label={t('field.tradingName')} />
            </WideField>
            <ChoiceField
              name="dealerGroup"
              label={t('field.dealerGroup')}
              options={choices.groups}
              held={held(dealer?.dealerGroup)}
            />
            <ChoiceField
              name="region"
              label={t('field.region')}
              options={choices.regions}
              held={held(dealer?.region)}
            />
            <TextField name="GMFcode" label={t('field.GMFcode')} inputMode="numeric" />
            <TextField name="baccode" label={t('field.baccode')} inputMode="numeric" />
          </FormFields>
          {choices.hasFailed ? <RetryHint onRetry={choices.retry} /> : null}
        </FormSection>
        <FormSection id="contact" title={t('section.contact')}>
          <DealerAddress />
        </FormSection>
        <SaveBar record={record} saveLabel={t(dealer ? 'form.save' : 'form.register')} cancelTo={backTo} />
      </form>
    </FormProvider>
  );
}

function CnpjInput(props: Omit<Parameters<typeof DocumentInput>[0], 'kind'>) {
  return <DocumentInput {...props} kind="PJ" />;
}
