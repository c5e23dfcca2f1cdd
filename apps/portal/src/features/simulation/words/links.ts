import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the links that are sent to clients. */
export const links = {
  'link.sendByPortal': ['Enviar link ao cliente', 'Send a link to the client'],
  'failed.link': ['O link não foi criado', 'The link was not created'],
  'link.title': ['Enviar ao cliente', 'Send to the client'],
  'link.text': [
    'O cliente abre a simulação no celular, sem senha, com as parcelas, o CET e as condições. A página mostra só o primeiro nome do cliente.',
    "The client opens the simulation on their phone, without a password, with the instalments, CET and conditions. The page shows only the client's first name.",
  ],
  'link.make': ['Criar link', 'Create link'],
  'link.again': ['Criar outro link', 'Create another link'],
  'link.ready': [
    'Link pronto. Copie agora: por segurança, ele não será mostrado de novo.',
    'The link is ready. Copy it now: for security, it will not be shown again.',
  ],
  'link.address': ['Link para o cliente', 'Link for the client'],
  'link.copy': ['Copiar', 'Copy'],
  'link.copied': ['Copiado', 'Copied'],
  'link.qr': ['Código QR do link', 'QR code of the link'],
  'link.send': ['Enviar ao cliente', 'Send to the client'],
  'link.whatsapp': ['Enviar por WhatsApp', 'Send by WhatsApp'],
  'link.message': [
    'Olá, {name}! Sua simulação de financiamento do veículo {vehicle}: {payments}, CET {cet} a.a. Veja tudo aqui: {url}',
    'Hello, {name}! Your financing simulation for the vehicle {vehicle}: {payments}, CET {cet} p.a. See it all here: {url}',
  ],
  'link.messageNoName': [
    'Olá! Sua simulação de financiamento do veículo {vehicle}: {payments}, CET {cet} a.a. Veja tudo aqui: {url}',
    'Hello! Your financing simulation for the vehicle {vehicle}: {payments}, CET {cet} p.a. See it all here: {url}',
  ],
  'link.until': ['Válido até {date} ou até a oferta mudar.', 'Valid until {date} or until the offer changes.'],
  'link.list': ['Links desta simulação', 'Links of this simulation'],
  'link.none': ['Nenhum link ainda.', 'No link yet.'],
  'link.made': ['Criado em {date} por {name}', 'Created on {date} by {name}'],
  'link.opened': ['Aberto em {date}', 'Opened on {date}'],
  'link.notOpened': ['Ainda não aberto', 'Not opened yet'],
  'link.expired': ['Expirado', 'Expired'],
  'link.revoked': ['Cancelado', 'Cancelled'],
  'link.outdated': [
    'Mostra a simulação como estava antes da última alteração.',
    'Shows the simulation as it was before the last change.',
  ],
  'link.revoke': ['Cancelar link', 'Cancel link'],
  'link.revoke.label': ['Cancelar link criado em {date}', 'Cancel link created on {date}'],
  'link.revoke.title': ['Cancelar este link?', 'Cancel this link?'],
  'link.revoke.text': [
    'O cliente deixa de ver a simulação por este link. Você pode criar outro depois.',
    'The client can no longer view the simulation through this link. You can create another one later.',
  ],
  'link.revoke.done': ['Link cancelado.', 'Link cancelled.'],
  'link.unreached.title': ['O link não chegou ao cliente', 'The link did not reach the client'],
  'link.unreached.text': [
    'A mensagem por {channel} ({phone}, {at}) não foi entregue. Se a simulação tem e-mail, o link também foi enviado por e-mail. Ligue para o cliente, ou crie outro link para copiar, mandar pelo seu WhatsApp ou mostrar como código QR.',
    'The message by {channel} ({phone}, {at}) was not delivered. If the simulation has an e-mail address, the link was sent there, too. Call the client, or create another link to copy, to send by your own WhatsApp, or to show as a QR code.',
  ],
  'link.unreached.act': ['Enviar de outro modo', 'Send in another way'],
  'link.answered': [
    'O cliente quer {count} parcelas de {amount} (resposta em {date}).',
    'The client wants {count} instalments of {amount} (answered on {date}).',
  ],
  'link.answered.propose': ['Criar proposta em {count} parcelas', 'Create the proposal in {count} instalments'],
  'link.answered.changed': [
    'A simulação mudou desde então: confirme os valores com o cliente ou envie outro link.',
    'The simulation has changed since then: confirm the figures with the client, or send another link.',
  ],
  'link.standing': ['O cliente abriu o link em {date}.', 'The client opened the link on {date}.'],
} satisfies StringPairs;
