import { formatMoney } from '@estrada/domain/formats/index';
import { comboForm } from '@estrada/domain/products/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { ChoiceField } from '@estrada/web/records/form/form-fields.tsx';
import { wizard } from '@estrada/web/steps/wizard.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useFormContext } from 'react-hook-form';
import { paths } from '../../paths.ts';
import { comboCalls, comboNouns } from './combo-kind.ts';
import { strings } from './strings.ts';

/** The three steps of an insurance combo, and its summary. */
export const comboWizard = wizard({
  calls: comboCalls,
  form: comboForm,
  nouns: comboNouns,
  subject: 'combos',
  record: 'combo',
  backTo: paths.insuranceManagement,
  steps: {
    general: {
      at: 'geral',
      words: { pt: 'Informações gerais', en: 'General information' },
      fields: [
        ...(['comboName', 'products', 'personType', 'vehicleType', 'vehicleSegmentation'] as const),
        ...(['effectiveFrom', 'validUntil', 'descriptionPt', 'descriptionEn'] as const),
      ],
    },
    protection: {
      at: 'protecao',
      words: { pt: 'Proteção mecânica', en: 'Mechanical protection' },
      fields: ['kmPMC', 'coveragePMC', 'termsPMC'],
    },
    note: { at: 'nota', words: { pt: 'Nota garantida', en: 'Guaranteed note' }, fields: ['termGAP'] },
  },
  finish: { pt: 'Habilitar combo', en: 'Enable combo' },
  drawn: { termGAP: NoteTermField },
});

/** A term of the guaranteed note's table in force, each with its lowest premium. */
function NoteTermField(props: { name: string; label: string }) {
  const t = useStrings(strings);
  const { personType, vehicleType } = useFormContext<{ personType: 'PF'; vehicleType: '1' }>().getValues();
  const { data, isPending } = useCall('listComboNoteTerms', { query: { personType, vehicleType } });
  const options = (data?.items ?? []).map(({ termMonths, fromPremiumCents }) => ({
    value: termMonths,
    label: t('noteTerm', { count: termMonths, premium: formatMoney(fromPremiumCents) }),
  }));
  return (
    <ChoiceField
      {...props}
      options={options}
      disabled={isPending}
      {...(isPending || options.length > 0 ? {} : { placeholder: t('noNoteTerm') })}
    />
  );
}
