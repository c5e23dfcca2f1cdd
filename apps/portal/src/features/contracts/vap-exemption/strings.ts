import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the exemption of products from the electronic signature, on the seller's page. */
export const strings = defineStrings('proposal-vap-exemption', {
  title: ['Produtos assinados em separado', 'Products signed separately'],
  NONE: ['Não solicitada', 'Not requested'],
  ASKED: ['Link enviado', 'Link sent'],
  CONFIRMED: ['Confirmada', 'Confirmed'],
  explain: [
    'O cliente pode confirmar que assina estes produtos em separado: {products}.',
    'The client can confirm that these products are signed separately: {products}.',
  ],
  keeps: [
    'O contrato de financiamento continua com assinatura eletrônica.',
    'The financing contract is still signed electronically.',
  ],
  isOut: [
    'Os documentos já enviados para assinatura não mudam.',
    'Documents already sent for signature do not change.',
  ],
  asked: ['Link criado por {name}, válido até {time}', 'Link created by {name}, valid until {time}'],
  confirmed: [
    'Confirmada pelo cliente em {at}, pelo link criado por {name}',
    'Confirmed by the client on {at}, through the link created by {name}',
  ],
  lapsed: [
    'A confirmação de {at} era de outros produtos ou valores e não vale para estes. Envie um novo link ao cliente.',
    'The confirmation of {at} was for other products or amounts and does not apply to these. Send the client a new link.',
  ],
  link: ['Criar link de isenção dos produtos', 'Create a link to exempt the products'],
  again: ['Criar outro link de isenção dos produtos', 'Create another link to exempt the products'],
  'link.title': ['Link para confirmar a assinatura em separado', 'Link to confirm the separate signature'],
  'link.text': [
    'Este link é pessoal do cliente. Envie-o a ele ou peça que leia o código com o celular.',
    'This link is personal to the client. Send it to the client, or ask the client to scan the code with their phone.',
  ],
  'link.code': ['Código QR do link de confirmação', 'QR code of the confirmation link'],
  'link.valid': [
    'Vale até {time} e deixa de valer depois da confirmação. O link anterior deixa de valer. Fica registrado quem criou este link.',
    'Valid until {time}, and no longer valid once the client has confirmed. The previous link stops working. The person who creates the link is recorded.',
  ],
  copied: ['Copiado. Envie só ao cliente.', 'Copied. Send it to the client only.'],
});
