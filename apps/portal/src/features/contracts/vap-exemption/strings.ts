import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the exemption of products from the electronic signature, on the desk of who sells. */
export const strings = defineStrings('proposal-vap-exemption', {
  pt: {
    title: 'Isenção dos produtos',
    NONE: 'Não pedida',
    ASKED: 'Link enviado',
    CONFIRMED: 'Confirmada',
    explain: 'O cliente pode confirmar que estes produtos são assinados à parte: {products}.',
    keeps: 'O contrato de financiamento continua com assinatura eletrônica.',
    isOut: 'Os documentos que já saíram para assinatura ficam como foram enviados.',
    asked: 'Link de {name}, vale até {time}',
    confirmed: 'Confirmada pelo cliente em {at}, pelo link de {name}',
    lapsed:
      'A confirmação de {at} era de outros produtos ou valores e não vale para estes. Envie um novo link ao cliente.',
    link: 'Criar link',
    again: 'Criar outro link',
    'link.title': 'Link de isenção dos produtos',
    'link.text': 'Este link é só do cliente. Envie-o a ele, ou deixe que ele leia o código com o celular.',
    'link.code': 'Código QR do link de isenção',
    'link.valid':
      'Vale até {time} e é gasto quando o cliente confirma. O link anterior deixa de valer. Fica registrado quem o criou.',
    copied: 'Copiado. Entregue só ao cliente.',
  },
  en: {
    title: 'Exemption of the products',
    NONE: 'Not asked for',
    ASKED: 'Link sent',
    CONFIRMED: 'Confirmed',
    explain: 'The client may confirm that these products are signed apart: {products}.',
    keeps: 'The financing contract is signed electronically as before.',
    isOut: 'Papers that are out to be signed already stay as they were sent.',
    asked: 'Link by {name}, holds until {time}',
    confirmed: 'Confirmed by the client at {at}, by the link of {name}',
    lapsed:
      'What was confirmed at {at} were other products or amounts: it does not hold for these. Send the client another link.',
    link: 'Make a link',
    again: 'Make another link',
    'link.title': 'Link to exempt the products',
    'link.text': 'This link is the client’s alone. Send it to the client, or have the code read by phone.',
    'link.code': 'QR code of the link to exempt the products',
    'link.valid':
      'Holds until {time} and is used up when the client confirms. The link before it ends. Who made it is on record.',
    copied: 'Copied. Give it to the client only.',
  },
});
