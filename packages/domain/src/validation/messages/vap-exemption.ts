import { invalid, type Message } from './message.ts';

/** Why the exemption of the products of a proposal is refused. */
export const vapExemptionMessages = {
  'vapExemption.noProducts': invalid(
    'Esta proposta não tem produtos vendidos junto com o financiamento',
    'Nothing was sold together with the financing of this proposal',
  ),
  'vapExemption.confirmed': invalid(
    'O cliente já confirmou a isenção destes produtos',
    'The client has confirmed the exemption of these products already',
  ),
  'vapExemption.textChanged': invalid(
    'O texto mudou: leia-o de novo e confirme',
    'The text has changed: read it again and confirm',
  ),
} satisfies Record<string, Message>;
