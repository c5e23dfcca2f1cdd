import type { AuditEntity } from '../audit-entity.ts';

/** Requests of people about their personal data. */
export const privacyEntities = {
  'data-request': {
    pt: 'Pedido sobre dados pessoais',
    en: 'Request about personal data',
    acts: {
      'data-request.receive': { pt: 'A pessoa fez o pedido', en: 'The person made the request' },
      'data-request.record': { pt: 'Registrou o pedido', en: 'Recorded the request' },
      'data-request.view': { pt: 'A pessoa consultou os dados', en: 'The person viewed the data' },
      'data-request.export': {
        pt: 'A pessoa pediu uma cópia dos dados',
        en: 'The person requested a copy of the data',
      },
      'data-request.download': { pt: 'A pessoa baixou a cópia', en: 'The person downloaded the copy' },
      'data-request.revoke': { pt: 'A pessoa revogou consentimentos', en: 'The person revoked consents' },
      'data-request.read': { pt: 'Abriu o pedido', en: 'Opened the request' },
      'data-request.claim': { pt: 'Assumiu o pedido', en: 'Claimed the request' },
      'data-request.release': { pt: 'Liberou o pedido', en: 'Released the request' },
      'data-request.answer': { pt: 'Respondeu ao pedido', en: 'Answered the request' },
      'data-request.correct': { pt: 'Corrigiu os dados', en: 'Corrected the data' },
      'data-request.erase': { pt: 'Excluiu os dados', en: 'Deleted the data' },
    },
    fields: {
      simulationCount: { pt: 'Simulações', en: 'Simulations' },
      consortiumCount: { pt: 'Interessados em consórcio', en: 'Consortium leads' },
      number: { pt: 'Protocolo', en: 'Number' },
      dataRequestKind: { pt: 'Pedido', en: 'Request' },
      dataRequestChannel: { pt: 'Canal', en: 'Channel' },
      status: { pt: 'Status', en: 'Status' },
      name: { pt: 'Nome', en: 'Name', personal: true },
      document: { pt: 'Documento', en: 'Document', personal: true },
      dueOn: { pt: 'Prazo', en: 'Deadline' },
      receivedOn: { pt: 'Recebido em', en: 'Received on' },
      correctedFields: { pt: 'Dados a corrigir', en: 'Fields to correct' },
      consents: { pt: 'Consentimentos', en: 'Consents' },
      answer: { pt: 'Resposta', en: 'Answer', personal: true },
      exportFormat: { pt: 'Formato', en: 'Format' },
      leadCount: { pt: 'Oportunidades', en: 'Leads' },
      webFormCount: { pt: 'Formulários web', en: 'Web forms' },
      messageCount: { pt: 'Mensagens', en: 'Messages' },
      proposalCount: { pt: 'Propostas', en: 'Proposals' },
      pageCount: { pt: 'Páginas e fotos', en: 'Pages and pictures' },
      linkId: { pt: 'Link', en: 'Link', technical: true },
      proposalId: { pt: 'Proposta', en: 'Proposal', technical: true },
    },
  },
} as const satisfies Record<string, AuditEntity>;
