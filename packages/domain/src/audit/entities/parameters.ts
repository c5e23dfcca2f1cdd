import { trailFieldsOf } from '../../forms/form.ts';
import { holidayForm } from '../../parameters/holiday-form.ts';
import { iofForms } from '../../parameters/iof-rows.ts';
import { lenderForm } from '../../parameters/lender-rows.ts';
import { profileFlags } from '../../parameters/profiles/index.ts';
import { settingsStrings } from '../../settings/settings-table.ts';
import { type AuditEntity, textsOfRows } from '../audit-entity.ts';

/** Parameters, the lender, and templates of e-mails. */
export const parameterEntities = {
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
      ...trailFieldsOf(iofForms.simples.fields),
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
      ...trailFieldsOf(lenderForm.fields),
      // the name in entries from before 2026-11-22
      fourEyesFromCents: { pt: 'Dupla alçada: a partir de', en: 'Dual approval: from' },
    },
  },
  legalText: {
    pt: 'Texto legal',
    en: 'Legal text',
    acts: {
      'legalText.create': { pt: 'Cadastrou', en: 'Registered' },
      'legalText.update': { pt: 'Alterou', en: 'Changed' },
      'legalText.delete': { pt: 'Excluiu', en: 'Deleted' },
      'legalText.confirm': { pt: 'Confirmou a revisão jurídica', en: 'Confirmed the legal review' },
    },
    fields: {
      paperKind: { pt: 'Documento', en: 'Document' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      sources: { pt: 'Fontes', en: 'Sources' },
      // the text itself is in its row, which never changes once it is in force
      bodySha256: { pt: 'SHA-256 do texto', en: 'SHA-256 of the text', technical: true },
    },
  },
  holiday: {
    pt: 'Feriado nacional',
    en: 'National holiday',
    acts: {
      'holiday.register': { pt: 'Cadastrou', en: 'Registered' },
      'holiday.update': { pt: 'Alterou', en: 'Changed' },
      'holiday.enable': { pt: 'Habilitou', en: 'Enabled' },
      'holiday.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: { ...trailFieldsOf(holidayForm.fields), enabled: { pt: 'Habilitado', en: 'Enabled' } },
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
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
  profileParameters: {
    pt: 'Parâmetros de perfil',
    en: 'Profile parameters',
    acts: { 'profileParameters.save': { pt: 'Salvou parâmetros de perfil', en: 'Saved profile parameters' } },
    fields: {
      role: { pt: 'Perfil', en: 'Profile' },
      ...textsOfRows(profileFlags),
      combinations: { pt: 'Combinações', en: 'Combinations' },
      cells: { pt: 'Opções alteradas', en: 'Changed options' },
    },
  },
  emailTemplate: {
    pt: 'Modelo de e-mail',
    en: 'E-mail template',
    acts: {
      'emailTemplate.save': { pt: 'Enviou um modelo', en: 'Uploaded a template' },
      'emailTemplate.return': { pt: 'Restaurou uma versão anterior', en: 'Restored a previous version' },
      'emailTemplate.test': { pt: 'Enviou um e-mail de teste para si mesmo', en: 'Sent themselves a test e-mail' },
    },
    fields: {
      templateVersion: { pt: 'Versão do modelo', en: 'Version of the template' },
      returnedFrom: { pt: 'Copiada da versão', en: 'Copied from version' },
      fileName: { pt: 'Arquivo', en: 'File' },
      sizeBytes: { pt: 'Tamanho (bytes)', en: 'Size (bytes)', technical: true },
      sha256: { pt: 'SHA-256', en: 'SHA-256', technical: true },
    },
  },
  settings: {
    pt: 'Parâmetros',
    en: 'Settings',
    acts: { 'settings.save': { pt: 'Salvou parâmetros', en: 'Saved settings' } },
    fields: settingsStrings,
  },
} as const satisfies Record<string, AuditEntity>;
