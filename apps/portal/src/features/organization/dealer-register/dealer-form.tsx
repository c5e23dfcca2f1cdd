import { type DealerForm as DealerValues, dealerForm } from '@estrada/domain/organization/index';
import type { DealerDetail } from '@estrada/endpoints/index';
import { DocumentInput, FormFields, FormSection, WideField } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { ChoiceField, MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { changedByOrganization, useOrganizationChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';
import { DealerAddress } from './dealer-address.tsx';
import { noDealer, showDealerValue, toFormRecord } from './dealer-values.ts';

/** The registration of a dealer, new (`null`) or known. @param backTo the list that it was opened from */
export function DealerForm({ dealer, backTo }: { dealer: DealerDetail | null; backTo: string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const reload = useReload();
  const choices = useOrganizationChoices();
  const saved = useMemo(() => (dealer ? toFormRecord(dealer) : noDealer), [dealer]);
  const record = useRecordForm<DealerValues, DealerDetail>({
    draftKey: `dealer.${dealer?.id ?? 'new'}`,
    saved,
    problemsOf: dealerForm.problems,
    send: (values, version) =>
      dealer
        ? api.updateDealer({ params: { id: dealer.id }, body: { ...values, version } })
        : api.registerDealer({ body: values }),
    ...(dealer
      ? {
          readCurrent: async () => toFormRecord(await api.readDealer({ params: { id: dealer.id } })),
        }
      : {}),
    onSaved: () => {
      void reload(...changedByOrganization);
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
          showValue={(name, value, { state }) => showDealerValue(name, String(value), { ...choices, state })}
          // a city means nothing without its state
          rowOf={(name) => (name === 'state' ? 'city' : name)}
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
