import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { checkFinancing } from '../model/check-draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const strings = defineStrings('missingInputs', {
  empty: [
    'As parcelas aparecem aqui assim que você informar veículo e entrada.',
    'The instalments appear here as soon as you enter vehicle and down payment.',
  ],
  missing: ['Para ver as parcelas, informe {names}.', 'To see the instalments, enter {names}.'],
  refused: [
    'Corrija o campo indicado; as parcelas voltam em seguida.',
    'Correct the marked field; the instalments will reappear.',
  ],
  vehicle: ['o veículo e seus anos', 'the vehicle and its years'],
  mileage: ['a quilometragem', 'the mileage'],
  vehicleValueCents: ['o valor do veículo', 'the vehicle price'],
  entryValueCents: ['a entrada', 'the down payment'],
  state: ['o estado do cliente', "the client's state"],
});

const levels = ['manufacturerId', 'modelId', 'versionId', 'manufacturerYear', 'modelYear'] as const;
const values = ['mileage', 'vehicleValueCents', 'entryValueCents', 'state'] as const;

/** Why there are no instalments yet: the inputs that are missing, by their names. */
export function MissingInputs() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft } = useSharedSimulator();
  const problems = checkFinancing(draft);
  const isMissing = (problem: string | undefined) => problem === 'required' || problem === 'mileage.required';
  const names = [
    ...(levels.some((level) => problems[level]) ? [t('vehicle')] : []),
    ...values.filter((name) => isMissing(problems[name])).map((name) => t(name)),
  ];
  const isUntouched = draft.modelId === null && draft.entryValueCents === null;
  const text = isUntouched
    ? t('empty')
    : names.length === 0
      ? t('refused')
      : t('missing', { names: new Intl.ListFormat(language).format(names) });
  return (
    <Text className="simulator-offers-empty" c="dimmed" role="status">
      {text}
    </Text>
  );
}
