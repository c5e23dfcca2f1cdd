import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the exemption of products from the electronic signature, on the seller's page. */
export const strings = defineStrings('proposal-vap-exemption', {
  title: ['Isenção dos produtos', 'Exemption of the products'],
  NONE: ['Não pedida', 'Not asked for'],
  ASKED: ['Link enviado', 'Link sent'],
  CONFIRMED: ['Confirmada', 'Confirmed'],
  explain: [
    'O cliente pode confirmar que estes produtos são assinados à parte: {products}.',
    'The client may confirm that these products are signed apart: {products}.',
  ],
  keeps: [
    'O contrato de financiamento continua com assinatura eletrônica.',
    'The financing contract is signed electronically as before.',
  ],
  isOut: [
    'Os documentos que já saíram para assinatura ficam como foram enviados.',
    'Papers that are out to be signed already stay as they were sent.',
  ],
  asked: ['Link de {name}, vale até {time}', 'Link by {name}, holds until {time}'],
  confirmed: [
    'Confirmada pelo cliente em {at}, pelo link de {name}',
    'Confirmed by the client at {at}, by the link of {name}',
  ],
  lapsed: [
    'A confirmação de {at} era de outros produtos ou valores e não vale para estes. Envie um novo link ao cliente.',
    'What was confirmed at {at} were other products or amounts: it does not hold for these. Send the client another link.',
  ],
  link: ['Criar link', 'Make a link'],
  again: ['Criar outro link', 'Make another link'],
  'link.title': ['Link de isenção dos produtos', 'Link to exempt the products'],
  'link.text': [
    'Este link é só do cliente. Envie-o a ele, ou deixe que ele leia o código com o celular.',
    'This link is the client’s alone. Send it to the client, or have the code read by phone.',
  ],
  'link.code': ['Código QR do link de isenção', 'QR code of the link to exempt the products'],
  'link.valid': [
    'Vale até {time} e é gasto quando o cliente confirma. O link anterior deixa de valer. Fica registrado quem o criou.',
    'Holds until {time} and is used up when the client confirms. The link before it ends. Who made it is on record.',
  ],
  copied: ['Copiado. Entregue só ao cliente.', 'Copied. Give it to the client only.'],
});
