import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { Draft } from '../model/draft.ts';
import { UndoNotice } from '../results/undo-notice.tsx';

const strings = defineStrings('conditionNotice', {
  cleared: [
    '{vehicle}: veículo, anos e valor ({price}) foram limpos, porque são de outra condição.',
    '{vehicle}: vehicle, years and price ({price}) were cleared, because they belong to the other condition.',
  ],
  clearedLevels: [
    'O veículo escolhido foi limpo, porque é de outra condição.',
    'The chosen vehicle was cleared, because it belongs to the other condition.',
  ],
});

/** What the change between a new and a used vehicle has cleared, with the way back. */
export function ConditionNotice({ before, onUndo }: { before: Partial<Draft>; onUndo: () => void }) {
  const t = useStrings(strings);
  const { vehicleLabel, vehicleValueCents } = before;
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <UndoNotice
        text={
          vehicleLabel && vehicleValueCents
            ? preventAmountBreaks(t('cleared', { vehicle: vehicleLabel, price: formatMoney(vehicleValueCents) }))
            : t('clearedLevels')
        }
        onUndo={onUndo}
      />
    </div>
  );
}
