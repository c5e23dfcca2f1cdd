import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the links that are sent to clients. */
export const links = {
  'link.send': ['Enviar ao cliente', 'Send to the client'],
  'failed.link': ['O link não foi criado', 'The link was not made'],
  'link.title': ['Enviar ao cliente', 'Send to the client'],
  'link.text': [
    'O cliente abre a proposta no celular, sem senha, com as parcelas, o CET e as condições. Dele, a página mostra só o primeiro nome.',
    'The client opens the proposal on the phone, without a password, with instalments, CET and conditions. Of the client, the page shows the first name alone.',
  ],
  'link.make': ['Criar link', 'Make a link'],
  'link.again': ['Criar outro link', 'Make another link'],
  'link.ready': [
    'Link pronto. Copie agora: por segurança, ele não é mostrado de novo.',
    'The link is ready. Copy it now: for safety it is not shown again.',
  ],
  'link.address': ['Link para o cliente', 'Link for the client'],
  'link.copy': ['Copiar', 'Copy'],
  'link.copied': ['Copiado', 'Copied'],
  'link.qr': ['Código QR do link', 'QR code of the link'],
  'link.whatsapp': ['Enviar por WhatsApp', 'Send by WhatsApp'],
  'link.message': [
    'Olá, {name}! Sua proposta de financiamento do {vehicle}: {payments}, CET {cet} a.a. Veja tudo aqui: {url}',
    'Hello, {name}! Your financing proposal for the {vehicle}: {payments}, CET {cet} p.a. See it all here: {url}',
  ],
  'link.messageNoName': [
    'Olá! Sua proposta de financiamento do {vehicle}: {payments}, CET {cet} a.a. Veja tudo aqui: {url}',
    'Hello! Your financing proposal for the {vehicle}: {payments}, CET {cet} p.a. See it all here: {url}',
  ],
  'link.until': ['Abre até {date}, enquanto a oferta vale.', 'Opens until {date}, while the offer holds.'],
  'link.list': ['Links desta simulação', 'Links of this simulation'],
  'link.none': ['Nenhum link ainda.', 'No link yet.'],
  'link.made': ['Criado em {date} por {name}', 'Made on {date} by {name}'],
  'link.opened': ['Aberto em {date}', 'Opened on {date}'],
  'link.notOpened': ['Ainda não aberto', 'Not opened yet'],
  'link.expired': ['Vencido', 'Expired'],
  'link.revoked': ['Revogado', 'Revoked'],
  'link.outdated': [
    'Mostra a simulação como estava antes da última alteração.',
    'Shows the simulation as it was before the last change.',
  ],
  'link.revoke': ['Revogar', 'Revoke'],
  'link.revoke.label': ['Revogar o link criado em {date}', 'Revoke the link made on {date}'],
  'link.revoke.title': ['Revogar este link?', 'Revoke this link?'],
  'link.revoke.text': [
    'O cliente deixa de ver a proposta por ele. Você pode criar outro link depois.',
    'The client no longer sees the proposal by it. You can make another link later.',
  ],
  'link.revoke.done': ['Link revogado.', 'Link revoked.'],
  'link.standing': ['O cliente abriu o link em {date}.', 'The client opened the link on {date}.'],
} satisfies StringPairs;
