import { trailFieldsOf } from '../../forms/form.ts';
import { newLeadForm } from '../../leads/lead-forms.ts';
import type { AuditEntity } from '../audit-entity.ts';

/** Leads: every event of their table, and acts that are no event. */
export const leadEntities = {
  lead: {
    pt: 'Oportunidade',
    en: 'Lead',
    acts: {
      'lead.create': { pt: 'Cadastrou', en: 'Created' },
      'lead.join': { pt: 'A mesma pessoa voltou a pedir contato', en: 'The same person asked again' },
      'lead.update': { pt: 'Corrigiu os dados', en: 'Corrected the data' },
      'lead.claim': { pt: 'Assumiu', en: 'Claimed' },
      'lead.release': { pt: 'Liberou', en: 'Released' },
      'lead.assign': { pt: 'Atribuiu', en: 'Assigned' },
      'lead.simulate': { pt: 'Simulou o financiamento', en: 'Simulated the financing' },
      'lead.relate': { pt: 'Vinculou à proposta', en: 'Linked to the proposal' },
      'lead.contactAgain': { pt: 'Registrou contato: falar de novo', en: 'Recorded a contact: to be contacted again' },
      'lead.planVisit': { pt: 'Registrou contato: visita marcada', en: 'Recorded a contact: visit planned' },
      'lead.endWithoutInterest': { pt: 'Encerrou: sem interesse', en: 'Closed: no interest' },
      'lead.endWithWrongData': { pt: 'Encerrou: dados incorretos', en: 'Closed: incorrect data' },
      'lead.endNotReached': { pt: 'Encerrou: sem contato', en: 'Closed: not reached' },
      'lead.postpone': { pt: 'Adiou o contato', en: 'Postponed the contact' },
      'lead.sell': { pt: 'Vendida com o pagamento da proposta', en: 'Sold with the payment of the proposal' },
      'lead.sellByHand': { pt: 'Registrou a venda', en: 'Recorded the sale' },
      'lead.expire': { pt: 'Expirou sem contato', en: 'Expired without contact' },
      'lead.reopen': { pt: 'Reabriu', en: 'Reopened' },
      'lead.rotation': { pt: 'Mudou o rodízio', en: 'Changed the round robin' },
    },
    fields: {
      ...trailFieldsOf(newLeadForm.fields),
      status: { pt: 'Status', en: 'Status' },
      dealer: { pt: 'Concessionária', en: 'Dealer' },
      owner: { pt: 'Responsável', en: 'Owner' },
      how: { pt: 'Contato por', en: 'Contacted by' },
      nextDay: { pt: 'Próximo contato em', en: 'Next contact on' },
      nextTime: { pt: 'Hora', en: 'Time' },
      reason: { pt: 'Motivo', en: 'Reason' },
      code: { pt: 'Simulação', en: 'Simulation' },
      proposalNumber: { pt: 'Proposta', en: 'Proposal' },
      requestNumber: { pt: 'Pedido do cliente', en: "Client's request" },
      isOn: { pt: 'Usa o rodízio', en: 'Uses the round robin' },
      sellers: { pt: 'Vendedores, em ordem', en: 'Sellers, in order' },
      dealerId: { pt: 'Concessionária', en: 'Dealer', technical: true },
      version: { pt: 'Versão', en: 'Version', technical: true },
    },
  },
  customerFigure: {
    pt: 'Simulação do cliente',
    en: "Client's figure",
    acts: {
      'customerFigure.send': { pt: 'Pediu o link por e-mail', en: 'Requested the link by e-mail' },
    },
    fields: {
      validDays: { pt: 'Dias de validade', en: 'Days of validity' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
