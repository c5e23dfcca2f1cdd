import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The words of the guaranteed repurchase. */
export const strings = defineStrings('proposal-repurchase', {
  pt: {
    title: 'Recompra garantida',
    amount: 'Valor garantido',
    mileageLimit: 'Quilometragem máxima',
    mileage: '{count} km',
    returnOn: 'Devolução do veículo',
    notes: 'Observações',
    notSaid: 'a combinar',
    update: 'Atualizar recompra',
    'dialog.title': 'Atualizar a recompra garantida',
    'dialog.text': 'O valor garantido é o da parcela final. Diga de que ele depende.',
    'dialog.save': 'Salvar',
    done: 'Recompra garantida da proposta {number} atualizada.',
  },
  en: {
    title: 'Guaranteed repurchase',
    amount: 'Guaranteed amount',
    mileageLimit: 'Mileage limit',
    mileage: '{count} km',
    returnOn: 'Return of the vehicle',
    notes: 'Notes',
    notSaid: 'to be agreed',
    update: 'Update repurchase',
    'dialog.title': 'Update the guaranteed repurchase',
    'dialog.text': 'The guaranteed amount is that of the final instalment. State what it depends on.',
    'dialog.save': 'Save',
    done: 'Guaranteed repurchase of proposal {number} updated.',
  },
});
