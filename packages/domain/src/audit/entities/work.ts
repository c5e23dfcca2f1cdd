import { settingsWords } from '../../settings/settings-table.ts';
import type { AuditEntity } from '../audit-entity.ts';

/** Parameters, extractions and the calls of partners. */
export const workEntities = {
  parameter: {
    pt: 'Parâmetro',
    en: 'Parameter',
    acts: {
      'parameter.create': { pt: 'Cadastrou', en: 'Registered' },
      'parameter.update': { pt: 'Alterou', en: 'Changed' },
      'parameter.delete': { pt: 'Excluiu', en: 'Deleted' },
    },
    fields: {
      typeName: { pt: 'Tabela', en: 'Table' },
      uf: { pt: 'UF', en: 'State' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      validUntil: { pt: 'Fim', en: 'End' },
      baseCents: { pt: 'Valor base', en: 'Base value' },
      clientCents: { pt: 'Valor do cliente', en: 'Client value' },
      dealerCents: { pt: 'Valor da concessionária', en: 'Dealer value' },
      employeeCents: { pt: 'Valor do funcionário', en: 'Employee value' },
      version: { pt: 'Versão', en: 'Version', technical: true },
    },
  },
  iofRow: {
    pt: 'IOF',
    en: 'IOF',
    acts: {
      'iofRow.create': { pt: 'Cadastrou', en: 'Registered' },
      'iofRow.update': { pt: 'Alterou', en: 'Changed' },
      'iofRow.delete': { pt: 'Excluiu', en: 'Deleted' },
    },
    fields: {
      taxpayer: { pt: 'Contribuinte', en: 'Taxpayer' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      dailyRate: { pt: 'Alíquota diária', en: 'Daily rate' },
      additionalRate: { pt: 'Alíquota adicional', en: 'Additional rate' },
      capDays: { pt: 'Limite de dias', en: 'Day limit' },
      financedLimitCents: { pt: 'Limite financiado', en: 'Financed limit' },
    },
  },
  lenderRow: {
    pt: 'Financeira',
    en: 'Lender',
    acts: {
      'lenderRow.create': { pt: 'Cadastrou', en: 'Registered' },
      'lenderRow.update': { pt: 'Alterou', en: 'Changed' },
      'lenderRow.delete': { pt: 'Excluiu', en: 'Deleted' },
    },
    fields: {
      effectiveFrom: { pt: 'Início', en: 'Start' },
      name: { pt: 'Nome', en: 'Name' },
      cnpj: { pt: 'CNPJ', en: 'CNPJ' },
      address: { pt: 'Endereço', en: 'Address' },
      city: { pt: 'Cidade', en: 'City' },
      uf: { pt: 'UF', en: 'State' },
      zipCode: { pt: 'CEP', en: 'Postal code' },
      email: { pt: 'E-mail', en: 'E-mail' },
      arrearsRateMonthly: { pt: 'Juros de mora ao mês', en: 'Arrears interest a month' },
      lateFineRate: { pt: 'Multa por atraso', en: 'Fine for paying late' },
      otherCharges: { pt: 'Outros encargos', en: 'Other charges' },
      aloneUpToCents: { pt: 'Uma pessoa decide até', en: 'One person decides up to' },
      fourEyesFromCents: { pt: 'Duas pessoas a partir de', en: 'Two people from' },
    },
  },
  riskPriceRule: {
    pt: 'Regra de preço por risco',
    en: 'Risk-price rule',
    acts: {
      'riskPriceRule.register': { pt: 'Cadastrou', en: 'Registered' },
      'riskPriceRule.update': { pt: 'Alterou', en: 'Changed' },
      'riskPriceRule.enable': { pt: 'Habilitou', en: 'Enabled' },
      'riskPriceRule.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      ruleCode: { pt: 'Identificador', en: 'Identifier' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      validUntil: { pt: 'Fim', en: 'End' },
      enabled: { pt: 'Em uso', en: 'In use' },
    },
  },
  planRule: {
    pt: 'Plano',
    en: 'Plan',
    acts: {
      'planRule.create': { pt: 'Cadastrou', en: 'Registered' },
      'planRule.update': { pt: 'Alterou', en: 'Changed' },
      'planRule.delete': { pt: 'Excluiu', en: 'Deleted' },
    },
    fields: {
      financeTypeId: { pt: 'Plano', en: 'Plan' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      isOffered: { pt: 'À venda', en: 'On sale' },
      minTermMonths: { pt: 'Prazo mínimo', en: 'Shortest term' },
      maxTermMonths: { pt: 'Prazo máximo', en: 'Longest term' },
      minEntryPercent: { pt: 'Entrada mínima', en: 'Lowest down payment' },
      maxEntryPercent: { pt: 'Entrada máxima', en: 'Highest down payment' },
      maxBalloonPercent: { pt: 'Balão máximo', en: 'Highest balloon' },
      maxBalloons: { pt: 'Número máximo de balões', en: 'Most balloons' },
      maxGraceDays: { pt: 'Carência máxima', en: 'Longest grace' },
    },
  },
  settings: {
    pt: 'Parâmetros',
    en: 'Settings',
    acts: { 'settings.save': { pt: 'Salvou parâmetros', en: 'Saved settings' } },
    fields: settingsWords,
  },
  extraction: {
    pt: 'Extração',
    en: 'Extraction',
    acts: {
      'extraction.request': { pt: 'Pediu a extração', en: 'Asked for the extraction' },
      'extraction.fetch': { pt: 'Baixou o arquivo', en: 'Downloaded the file' },
    },
    fields: {
      type: { pt: 'Tipo', en: 'Type' },
      format: { pt: 'Formato', en: 'Format' },
      initialDate: { pt: 'De', en: 'From' },
      finalDate: { pt: 'Até', en: 'Until' },
    },
  },
  job: {
    pt: 'Tarefa',
    en: 'Job',
    acts: {
      'job.tryAgain': { pt: 'Mandou tentar de novo', en: 'Had it tried again' },
      'job.giveUp': { pt: 'Desistiu da tarefa', en: 'Gave the job up' },
    },
    fields: { name: { pt: 'Tipo', en: 'Kind' }, reason: { pt: 'Motivo', en: 'Reason' } },
  },
  callback: {
    pt: 'Aviso de parceiro',
    en: 'Call of a partner',
    acts: { 'callback.receive': { pt: 'Recebeu o aviso', en: 'Received the call' } },
    fields: { partner: { pt: 'Parceiro', en: 'Partner' }, path: { pt: 'Endereço', en: 'Address' } },
  },
} as const satisfies Record<string, AuditEntity>;
