import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the guaranteed repurchase. */
export const strings = defineStrings('proposal-repurchase', {
  title: ['Recompra garantida', 'Guaranteed repurchase'],
  amount: ['Valor garantido', 'Guaranteed amount'],
  mileageLimit: ['Quilometragem máxima', 'Mileage limit'],
  mileage: ['{count} km', '{count} km'],
  returnOn: ['Devolução do veículo', 'Return of the vehicle'],
  notes: ['Observações', 'Notes'],
  notSaid: ['a combinar', 'to be agreed'],
  update: ['Atualizar recompra', 'Update repurchase'],
  'dialog.title': ['Atualizar a recompra garantida', 'Update the guaranteed repurchase'],
  'dialog.text': [
    'O valor garantido é o da parcela final. Informe as condições.',
    'The guaranteed amount is that of the final instalment. Enter the conditions.',
  ],
  'dialog.save': ['Salvar', 'Save'],
  done: ['Recompra garantida da proposta {number} atualizada.', 'Guaranteed repurchase of proposal {number} updated.'],
});
