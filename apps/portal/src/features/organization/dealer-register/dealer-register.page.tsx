import { type DealerForm as DealerValues, dealerForm } from '@estrada/domain/organization/index';
import type { DealerDetail } from '@estrada/endpoints/index';
import { DocumentInput, FormFields, FormSection, WideField } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { ChoiceField, MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordFormFrame } from '@estrada/web/records/page/record-form-frame.tsx';
import { RecordFormPage } from '@estrada/web/records/page/record-form-page.tsx';
import { useLabels } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordEditor } from '@estrada/web/records/page/use-record-editor.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { DealerHistory } from '../channels/dealer-history.tsx';
import { dealerCalls } from '../dealer-calls.ts';
import { useOrganizationChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';
import { DealerAddress } from './dealer-address.tsx';
import { dealerValues, noDealer, showDealerValue } from './dealer-values.ts';

/** The form of a dealer, new (`null`) or existing. @param backTo the list that it was opened from */
function DealerForm({ dealer, backTo }: { dealer: DealerDetail | null; backTo: string }) {
  const t = useStrings(strings);
  const label = useLabels(dealerForm.fields);
  const navigate = useNavigate();
  const choices = useOrganizationChoices();
  const editor = useRecordEditor<DealerValues, DealerDetail>({
    kind: dealerCalls,
    shape: {
      none: noDealer,
      valuesOf: dealerValues,
      problemsOf: dealerForm.problems,
      inputOf: (body) => ({ ...(dealer ? { params: { id: dealer.id } } : {}), body }),
    },
    record: dealer,
    onSaved: () => void navigate(backTo),
  });
  const choiceOf = (name: { id: string; name: string } | undefined) => name && { value: name.id, label: name.name };
  return (
    <RecordFormFrame<DealerValues>
      record={editor}
      isNew={dealer === null}
      labelOf={label}
      showValue={(name, value, { state }) => showDealerValue(name, String(value), { ...choices, state })}
      // a city depends on its state
      rowOf={(name) => (name === 'state' ? 'city' : name)}
      cancelTo={backTo}
    >
      <FormSection id="identification" title={t('section.identification')}>
        <FormFields>
          <MaskedField as={CnpjInput} name="document" label={label('document')} />
          <WideField>
            <TextField name="companyName" label={label('companyName')} />
          </WideField>
          <WideField>
            <TextField name="tradingName" label={label('tradingName')} />
          </WideField>
          <ChoiceField
            name="dealerGroup"
            label={label('dealerGroup')}
            options={choices.groups}
            current={choiceOf(dealer?.dealerGroup)}
          />
          <ChoiceField
            name="region"
            label={label('region')}
            options={choices.regions}
            current={choiceOf(dealer?.region)}
          />
          <TextField name="GMFcode" label={label('GMFcode')} inputMode="numeric" />
          <TextField name="baccode" label={label('baccode')} inputMode="numeric" />
        </FormFields>
        {choices.hasFailed ? <RetryHint onRetry={choices.retry} /> : null}
      </FormSection>
      <FormSection id="contact" title={t('section.contact')}>
        <DealerAddress />
      </FormSection>
    </RecordFormFrame>
  );
}

function CnpjInput(props: Omit<Parameters<typeof DocumentInput>[0], 'kind'>) {
  return <DocumentInput {...props} kind="PJ" />;
}

/** `/dealers/register` for a new dealer, `/dealers/register?id=…` for an existing one. */
export function Page() {
  const [address] = useSearchParams();
  const id = address.get('id');
  const query = useCall('readDealer', id ? { params: { id } } : null);
  return (
    <RecordFormPage
      key={id}
      nouns={dealerCalls.words.nouns}
      listPath={paths.dealers}
      query={id ? query : null}
      about={({ GMFcode, tradingName }) => `${GMFcode} · ${tradingName}`}
      form={(dealer, backTo) => <DealerForm dealer={dealer} backTo={backTo} />}
      history={(dealer) => <DealerHistory id={dealer.id} />}
    />
  );
}
