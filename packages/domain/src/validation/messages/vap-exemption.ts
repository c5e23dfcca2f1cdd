import { invalid, type Message } from './message.ts';

/** Why the exemption of the products of a proposal is refused. */
export const vapExemptionMessages = {
  'vapExemption.noProducts': invalid(
    'Esta proposta não tem produtos vendidos junto com o financiamento: atualize a página',
    'This proposal has no products sold together with the financing: refresh the page',
  ),
  'vapExemption.confirmed': invalid(
    'O cliente já confirmou a assinatura destes produtos em separado: não é preciso pedir de novo',
    'The client has already confirmed that these products are signed separately: there is no need to request it again',
  ),
  'vapExemption.textChanged': invalid(
    'O texto mudou: leia-o de novo e confirme',
    'The text has changed: read it again and confirm',
  ),
} satisfies Record<string, Message>;
