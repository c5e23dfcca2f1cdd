import type { AuditEntity } from '../audit-entity.ts';
import { proposalActs } from '../proposal-acts.ts';
import { clientFields } from './client-fields.ts';

/** Simulations and proposals. */
export const saleEntities = {
  simulation: {
    pt: 'Simulação',
    en: 'Simulation',
    acts: {
      'simulation.save': { pt: 'Salvou', en: 'Saved' },
      'simulation.copy': { pt: 'Copiou', en: 'Copied' },
      'simulation.update': { pt: 'Alterou', en: 'Changed' },
      'simulation.income': { pt: 'Mudou a renda', en: 'Changed the income' },
      'consent.record': { pt: 'Registrou as autorizações do cliente', en: "Recorded the client's authorisations" },
      'simulation.pre-approval': { pt: 'Pediu a pré-aprovação', en: 'Asked for the pre-approval' },
      'simulation.pre-approval-known': {
        pt: 'Pediu a pré-aprovação: resposta já conhecida',
        en: 'Asked for the pre-approval: answer known already',
      },
    },
    fields: {
      code: { pt: 'Código', en: 'Code' },
      clientDocument: { pt: 'CPF/CNPJ do cliente', en: "Client's CPF/CNPJ", personal: true },
      vehicleValueCents: { pt: 'Valor do veículo', en: 'Vehicle value' },
      entryValueCents: { pt: 'Entrada', en: 'Down payment' },
      financeTypeId: { pt: 'Plano', en: 'Plan' },
      saleType: { pt: 'Tipo de venda', en: 'Sale type' },
      directSaleTypeId: { pt: 'Tipo de venda direta', en: 'Kind of direct sale' },
      plateState: { pt: 'Estado da placa', en: 'State of the plate' },
      selectedTerm: { pt: 'Prazo escolhido', en: 'Chosen term' },
      version: { pt: 'Versão', en: 'Version', technical: true },
      monthlyIncomeCents: { pt: 'Renda mensal', en: 'Monthly income' },
      status: { pt: 'Situação', en: 'Status' },
      result: { pt: 'Resultado', en: 'Result' },
      tierCode: { pt: 'Faixa de risco', en: 'Risk tier' },
      protocol: { pt: 'Protocolo', en: 'Protocol' },
      failure: { pt: 'Falha', en: 'Failure' },
      term: { pt: 'Prazo', en: 'Term' },
      textVersion: { pt: 'Versão do texto', en: 'Text version' },
    },
  },
  proposal: {
    pt: 'Proposta',
    en: 'Proposal',
    acts: proposalActs,
    fields: {
      ...clientFields,
      status: { pt: 'Situação', en: 'Status' },
      version: { pt: 'Versão', en: 'Version', technical: true },
      reason: { pt: 'Motivo', en: 'Reason' },
      proposalNumber: { pt: 'Número', en: 'Number' },
      simulationId: { pt: 'Simulação', en: 'Simulation' },
      financeValueCents: { pt: 'Valor financiado', en: 'Financed value' },
      saleType: { pt: 'Tipo de venda', en: 'Sale type' },
      directSaleTypeId: { pt: 'Tipo de venda direta', en: 'Kind of direct sale' },
      installmentCents: { pt: 'Parcela', en: 'Instalment' },
      tableCode: { pt: 'Tabela', en: 'Table' },
      client: { pt: 'Cliente', en: 'Client' },
      vehicleAdditionalInfo: { pt: 'Veículo e vendedor', en: 'Vehicle and seller' },
      sellerType: { pt: 'Tipo de vendedor', en: 'Type of seller' },
      sellerName: { pt: 'Vendedor', en: 'Seller', personal: true },
      sellerDocument: { pt: 'Documento do vendedor', en: "Seller's document", personal: true },
      vehiclePickUpDate: { pt: 'Retirada do veículo', en: 'Vehicle pick-up' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
