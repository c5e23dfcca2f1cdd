import { trailFieldsOf } from '../../forms/form.ts';
import { autoCampaignForm } from '../../promotions/auto-campaign.ts';
import type { AuditEntity } from '../audit-entity.ts';

/** What the trail shows of a coupon and of a voucher alike. */
const discountRuleFields = {
  title: { pt: 'Nome', en: 'Name' },
  effectiveFrom: { pt: 'Início', en: 'Start' },
  validUntil: { pt: 'Fim', en: 'End' },
  discountType: { pt: 'Tipo de desconto', en: 'Type of discount' },
  discountShare: { pt: 'Desconto', en: 'Discount' },
  discountCents: { pt: 'Desconto', en: 'Discount' },
  personType: { pt: 'Tipo de pessoa', en: 'Type of person' },
  financeStructures: { pt: 'Planos', en: 'Plans' },
  assetTypeIds: { pt: 'Condição do veículo', en: 'Condition of the vehicle' },
  saleType: { pt: 'Tipo de venda', en: 'Type of sale' },
  saleOptionTypes: { pt: 'Tipos de comprador', en: 'Kinds of buyer' },
  manufacturers: { pt: 'Montadoras', en: 'Manufacturers' },
  models: { pt: 'Modelos', en: 'Models' },
  versions: { pt: 'Versões', en: 'Versions' },
  manufacturerYears: { pt: 'Anos de fabricação', en: 'Years of manufacture' },
  modelYears: { pt: 'Anos do modelo', en: 'Model years' },
  dealerCodes: { pt: 'Concessionárias', en: 'Dealers' },
  regions: { pt: 'Regionais', en: 'Branches' },
  people: { pt: 'Pessoas na lista', en: 'People on the list' },
  proposalNumber: { pt: 'Proposta', en: 'Proposal' },
  enabled: { pt: 'Habilitado', en: 'Enabled' },
} as const;

/** Audit fields of offers and of the records that they name. */
export const offerEntities = {
  colour: {
    pt: 'Cor',
    en: 'Colour',
    acts: {
      'colour.register': { pt: 'Cadastrou', en: 'Registered' },
      'colour.update': { pt: 'Alterou', en: 'Changed' },
      'colour.enable': { pt: 'Habilitou', en: 'Enabled' },
      'colour.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      colourCode: { pt: 'Código', en: 'Code' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
  offer: {
    pt: 'Oferta',
    en: 'Offer',
    acts: {
      'offer.register': { pt: 'Cadastrou', en: 'Registered' },
      'offer.update': { pt: 'Alterou', en: 'Changed' },
      'offer.enable': { pt: 'Habilitou', en: 'Enabled' },
      'offer.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'offer.clone': { pt: 'Clonou', en: 'Cloned' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      offerType: { pt: 'Tipo', en: 'Type' },
      region: { pt: 'Regional', en: 'Branch' },
      regions: { pt: 'Regionais', en: 'Branches' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      validUntil: { pt: 'Fim', en: 'End' },
      vehicleType: { pt: 'Condição', en: 'Condition', technical: true },
      versionId: { pt: 'Versão', en: 'Version' },
      manufacturerYear: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      modelYear: { pt: 'Ano do modelo', en: 'Model year' },
      colours: { pt: 'Cores', en: 'Colours' },
      priceCents: { pt: 'Preço', en: 'Price' },
      personType: { pt: 'Tipo de pessoa', en: 'Type of person' },
      financeTypeId: { pt: 'Plano', en: 'Plan' },
      deferralUnit: { pt: 'Meses entre parcelas (safra)', en: 'Months between instalments (harvest)' },
      sourceTableCode: { pt: 'Tabela de preços', en: 'Price table' },
      description: { pt: 'Descrição', en: 'Description' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
  coupon: {
    pt: 'Cupom de desconto',
    en: 'Discount coupon',
    acts: {
      'coupon.register': { pt: 'Cadastrou', en: 'Registered' },
      'coupon.update': { pt: 'Alterou', en: 'Changed' },
      'coupon.enable': { pt: 'Habilitou', en: 'Enabled' },
      'coupon.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'coupon.people': { pt: 'Trocou a lista de pessoas', en: 'Replaced the list of people' },
      'coupon.export': { pt: 'Exportou a lista de pessoas', en: 'Exported the list of people' },
      'coupon.reserve': { pt: 'Uso reservado por uma proposta', en: 'Use reserved by a proposal' },
      'coupon.count': { pt: 'Uso contado: proposta paga', en: 'Use counted: proposal paid' },
      'coupon.release': { pt: 'Uso liberado', en: 'Use released' },
    },
    fields: {
      discountCoupon: { pt: 'Cupom', en: 'Coupon' },
      ...discountRuleFields,
    },
  },
  voucher: {
    pt: 'Voucher',
    en: 'Voucher',
    acts: {
      'voucher.register': { pt: 'Cadastrou', en: 'Registered' },
      'voucher.update': { pt: 'Alterou', en: 'Changed' },
      'voucher.enable': { pt: 'Habilitou', en: 'Enabled' },
      'voucher.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'voucher.people': { pt: 'Trocou a lista de pessoas', en: 'Replaced the list of people' },
      'voucher.export': { pt: 'Exportou a lista de pessoas', en: 'Exported the list of people' },
      'voucher.reserve': { pt: 'Uso reservado por uma proposta', en: 'Use reserved by a proposal' },
      'voucher.count': { pt: 'Uso contado: proposta paga', en: 'Use counted: proposal paid' },
      'voucher.release': { pt: 'Uso liberado', en: 'Use released' },
    },
    fields: {
      discountVoucher: { pt: 'Voucher', en: 'Voucher' },
      voucherType: { pt: 'Tipo de voucher', en: 'Type of voucher' },
      voucherLimit: { pt: 'Limite de usos', en: 'Limit of uses' },
      ...discountRuleFields,
    },
  },
  autoCampaign: {
    pt: 'Campanha de seguro auto',
    en: 'Car insurance campaign',
    acts: {
      'autoCampaign.register': { pt: 'Cadastrou', en: 'Registered' },
      'autoCampaign.update': { pt: 'Alterou', en: 'Changed' },
      'autoCampaign.enable': { pt: 'Habilitou', en: 'Enabled' },
      'autoCampaign.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      ...trailFieldsOf(autoCampaignForm.fields),
      title: { pt: 'Nome', en: 'Name' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
