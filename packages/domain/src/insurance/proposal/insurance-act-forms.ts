import { choice, date, flag, text } from '../../forms/fields.ts';
import { form } from '../../forms/form.ts';
import { isSellerDocument } from '../../people/index.ts';

/** Sending to the insurer: the client has agreed to it. */
export const insuranceConsentForm = form(
  {
    consent: flag(
      'O cliente conferiu a proposta e autorizou o envio à seguradora',
      'The client has checked the proposal and authorised sending it to the insurer',
    ),
  },
  ({ consent }) => (consent ? [] : [{ path: 'consent', key: 'consent.required' }]),
);

/** The answer to a question of the insurer. */
export const insuranceAnswerForm = form({
  answer: text('Resposta', 'Answer', { max: 500, hasLines: true }),
});

/** A policy that the insurer issued by e-mail. */
export const manualPolicyForm = form(
  {
    policyNumber: text('Número da apólice', 'Policy number', { max: 60, test: /^[\w./-]{1,60}$/ }),
    startsOn: date('Início da vigência', 'Start of cover'),
    endsOn: date('Fim da vigência', 'End of cover'),
    firstDueOn: date('Vencimento da primeira parcela', 'First instalment due on'),
  },
  ({ startsOn, endsOn }) =>
    startsOn !== '' && endsOn !== '' && endsOn < startsOn ? [{ path: 'endsOn', key: 'date.beforeStart' }] : [],
);

/** Another seller of an insurance proposal. */
export const insuranceSellerForm = form({
  doc: text('CPF do vendedor', "Seller's CPF", {
    kind: 'document',
    max: 18,
    test: isSellerDocument,
    key: 'cpf.invalid',
  }),
});

/** The day on which the client received the notice of an unpaid premium. */
export const premiumNoticeForm = form({
  receivedOn: date('Recebido pelo cliente em', 'Received by the client on'),
});

/** Which amount of a refund applies, where the insurer states another one than ours; the note says why. */
export const refundConfirmationForm = form({
  applies: choice('Valor que vale', 'Amount that applies', {
    ours: { pt: 'O calculado aqui', en: 'The one calculated here' },
    insurer: { pt: 'O informado pela seguradora', en: 'The one stated by the insurer' },
  }),
  note: text('Observação', 'Note', { max: 500, hasLines: true }),
});
