import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the return from an insurer's payment page. */
export const strings = defineStrings('insurance-return', {
  title: ['Retorno do pagamento do seguro', 'Return from the insurance payment'],
  loading: ['Consultando a contratação', 'Reading the insurance proposal'],
  framed: [
    'Pronto. O resultado aparece na página da contratação, ao redor desta janela.',
    'Done. The result is shown on the page around this window.',
  ],
  'signedOut.title': ['Entre para ver o resultado', 'Sign in to see the result'],
  'signedOut.text': [
    'Sua sessão terminou enquanto você estava na página da seguradora. O que foi autorizado lá não se perde.',
    "Your session ended while you were on the insurer's page. What was authorised there is not lost.",
  ],
  'signedOut.action': ['Entrar', 'Sign in'],
  'unknown.title': ['Este retorno não é de uma contratação sua', 'This return is not of a proposal of yours'],
  'unknown.text': [
    'Nada foi registrado por esta página. Veja o pagamento na própria contratação.',
    'This page has recorded nothing. See the payment in the insurance proposal itself.',
  ],
  'unknown.action': ['Ver as contratações', 'See the insurance proposals'],
  'outcome.paid': [
    'O pagamento do seguro {number} está confirmado pela seguradora.',
    'The insurer has confirmed the payment of insurance {number}.',
  ],
  'outcome.recorded': [
    'A forma de pagamento do seguro {number} está registrada. Nada é cobrado antes de a seguradora aceitar a proposta.',
    'The payment method of insurance {number} is recorded. Nothing is charged before the insurer accepts the proposal.',
  ],
  'outcome.unknown': [
    'A seguradora ainda não respondeu sobre o seguro {number}. Continuamos consultando; nada é cobrado em duplicidade.',
    'The insurer has not answered about insurance {number} yet. We keep checking; nothing is charged twice.',
  ],
  'outcome.open': [
    'A seguradora não registrou nenhum pagamento do seguro {number} até agora.',
    'The insurer has recorded no payment of insurance {number} so far.',
  ],
  back: ['Voltar ao seguro {number}', 'Back to insurance {number}'],
});
