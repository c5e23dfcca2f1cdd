import { additions } from '../../enumerations/additions.ts';
import { salesChannels } from '../../enumerations/channels.ts';
import { productName } from '../../enumerations/index.ts';
import { trailFieldsOf } from '../../forms/form.ts';
import { dgiClientForm } from '../../organization/dgi-client-form.ts';
import type { AuditEntity } from '../audit-entity.ts';
import { textsOfRows } from '../audit-entity.ts';

/** Dealers and their branches and regions. */
export const organizationEntities = {
  dealer: {
    pt: 'Concessionária',
    en: 'Dealer',
    acts: {
      'dealer.register': { pt: 'Cadastrou', en: 'Registered' },
      'dealer.update': { pt: 'Alterou', en: 'Changed' },
      'dealer.enable': { pt: 'Habilitou', en: 'Enabled' },
      'dealer.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'dealer.move': { pt: 'Transferiu', en: 'Transferred' },
      'dealer.channel': { pt: 'Alterou canais', en: 'Changed channels' },
      'dealer.products': { pt: 'Alterou os produtos', en: 'Changed the products' },
      'dealer.esign': {
        pt: 'Alterou a configuração da assinatura eletrônica',
        en: 'Changed the electronic signature setting',
      },
      'dealer.service': {
        pt: 'Alterou horário, feriados ou sites autorizados',
        en: 'Changed business hours, holidays or authorised sites',
      },
      'notification.clear-leads': {
        pt: 'Limpou os avisos de oportunidades',
        en: 'Cleared the lead notices',
      },
    },
    fields: {
      ...textsOfRows(salesChannels),
      ...textsOfRows(additions),
      PPI: productName('PPI'),
      title: { pt: 'Nome', en: 'Name' },
      companyTitle: { pt: 'Razão social', en: 'Company name' },
      document: { pt: 'Documento', en: 'Document', personal: true },
      gmfCode: { pt: 'Código GMF', en: 'GMF code' },
      bacCode: { pt: 'Código BAC', en: 'BAC code' },
      group: { pt: 'Grupo', en: 'Group' },
      branch: { pt: 'Regional', en: 'Branch' },
      phone: { pt: 'Telefone', en: 'Phone', personal: true },
      zipCode: { pt: 'CEP', en: 'Postal code' },
      address: { pt: 'Endereço', en: 'Address' },
      neighbourhood: { pt: 'Bairro', en: 'Neighbourhood' },
      city: { pt: 'Cidade', en: 'City' },
      state: { pt: 'UF', en: 'State' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
      esignEnabled: { pt: 'Assinatura eletrônica', en: 'Electronic signature' },
      hours: { pt: 'Horário de atendimento', en: 'Business hours' },
      holidays: { pt: 'Feriados municipais', en: 'Municipal holidays' },
      origins: { pt: 'Sites autorizados', en: 'Authorised sites' },
      withGroup: { pt: 'Desabilitada com o grupo', en: 'Disabled with the group' },
      sentBy: { pt: 'Enviado por', en: 'Sent by' },
      count: { pt: 'Quantidade', en: 'Count' },
    },
  },
  branch: {
    pt: 'Regional',
    en: 'Branch',
    acts: {
      'branch.register': { pt: 'Cadastrou', en: 'Registered' },
      'branch.update': { pt: 'Alterou', en: 'Changed' },
      'branch.enable': { pt: 'Habilitou', en: 'Enabled' },
      'branch.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'branch.channel': { pt: 'Alterou canais', en: 'Changed channels' },
      'branch.give': {
        pt: 'Transferiu concessionárias para outra regional',
        en: 'Transferred dealers to another branch',
      },
      'branch.receive': { pt: 'Recebeu concessionárias de outra regional', en: 'Received dealers from another branch' },
    },
    fields: {
      ...textsOfRows(salesChannels),
      title: { pt: 'Nome', en: 'Name' },
      gmbRegionCode: { pt: 'Código GMB', en: 'GMB code' },
      gmfRegionCode: { pt: 'Código GMF', en: 'GMF code' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
      dealers: { pt: 'Concessionárias', en: 'Dealers' },
      to: { pt: 'Para', en: 'To' },
      from: { pt: 'De', en: 'From' },
    },
  },
  group: {
    pt: 'Grupo',
    en: 'Group',
    acts: {
      'group.register': { pt: 'Cadastrou', en: 'Registered' },
      'group.update': { pt: 'Alterou', en: 'Changed' },
      'group.enable': { pt: 'Habilitou', en: 'Enabled' },
      'group.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'group.give': { pt: 'Transferiu concessionárias para outro grupo', en: 'Transferred dealers to another group' },
      'group.receive': { pt: 'Recebeu concessionárias de outro grupo', en: 'Received dealers from another group' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      enabled: { pt: 'Habilitado', en: 'Enabled' },
      dealers: { pt: 'Concessionárias', en: 'Dealers' },
      to: { pt: 'Para', en: 'To' },
      from: { pt: 'De', en: 'From' },
    },
  },
  'dgi-client': {
    pt: 'Cliente DGI',
    en: 'DGI client',
    acts: {
      'dgi.register-client': { pt: 'Cadastrou', en: 'Registered' },
    },
    fields: trailFieldsOf(dgiClientForm.fields),
  },
} as const satisfies Record<string, AuditEntity>;
