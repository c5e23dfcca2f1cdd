import { trailFieldsOf } from '../../forms/form.ts';
import { insuranceLawForm } from '../../insurance/law/insurance-law.ts';
import { comboForm } from '../../products/combo-form.ts';
import { finalClientProductForm } from '../../products/final-client-products.ts';
import { protectedInstalmentForm } from '../../products/protected-instalment-form.ts';
import { vapForm } from '../../products/vap-form.ts';
import type { AuditEntity } from '../audit-entity.ts';

/** Plans, and the products that are sold with them. */
export const productEntities = {
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
      isOffered: { pt: 'Disponível', en: 'Available' },
      minTermMonths: { pt: 'Prazo mínimo', en: 'Minimum term' },
      maxTermMonths: { pt: 'Prazo máximo', en: 'Maximum term' },
      minEntryPercent: { pt: 'Entrada mínima', en: 'Minimum down payment' },
      maxEntryPercent: { pt: 'Entrada máxima', en: 'Maximum down payment' },
      maxBalloonPercent: { pt: 'Parcela intermediária máxima', en: 'Maximum intermediate instalment' },
      maxBalloons: { pt: 'Número máximo de parcelas intermediárias', en: 'Maximum number of intermediate instalments' },
      maxGraceDays: { pt: 'Carência máxima', en: 'Maximum grace period' },
    },
  },
  combo: {
    pt: 'Combo de seguros',
    en: 'Insurance combo',
    acts: {
      'combo.register': { pt: 'Cadastrou', en: 'Registered' },
      'combo.update': { pt: 'Alterou', en: 'Changed' },
      'combo.enable': { pt: 'Habilitou', en: 'Enabled' },
      'combo.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'combo.move': { pt: 'Mudou de posição', en: 'Moved' },
    },
    fields: {
      ...trailFieldsOf(comboForm.fields),
      position: { pt: 'Posição', en: 'Position' },
      enabled: { pt: 'Habilitado', en: 'Enabled' },
    },
  },
  finalClientProduct: {
    pt: 'Seguro em página do cliente',
    en: 'Insurance on a client page',
    acts: {
      'finalClientProduct.create': { pt: 'Cadastrou', en: 'Registered' },
      'finalClientProduct.update': { pt: 'Alterou', en: 'Changed' },
      'finalClientProduct.delete': { pt: 'Excluiu', en: 'Deleted' },
    },
    fields: {
      clientPage: { pt: 'Página', en: 'Page' },
      product: { pt: 'Seguro', en: 'Insurance' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      ...trailFieldsOf(finalClientProductForm.fields),
    },
  },
  insuranceLaw: {
    pt: 'Regra legal de seguro',
    en: 'Legal rule of insurance',
    acts: {
      'insuranceLaw.create': { pt: 'Cadastrou', en: 'Registered' },
      'insuranceLaw.update': { pt: 'Alterou', en: 'Changed' },
      'insuranceLaw.delete': { pt: 'Excluiu', en: 'Deleted' },
      'insuranceLaw.confirm': { pt: 'Confirmou a revisão jurídica', en: 'Confirmed the legal review' },
    },
    fields: {
      product: { pt: 'Seguro', en: 'Insurance' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      ...trailFieldsOf(insuranceLawForm.fields),
    },
  },
  protectedInstalmentPlan: {
    pt: 'Plano de parcela protegida',
    en: 'Protected instalment plan',
    acts: {
      'protectedInstalmentPlan.register': { pt: 'Cadastrou', en: 'Registered' },
      'protectedInstalmentPlan.update': { pt: 'Alterou', en: 'Changed' },
      'protectedInstalmentPlan.enable': { pt: 'Habilitou', en: 'Enabled' },
      'protectedInstalmentPlan.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      ...trailFieldsOf(protectedInstalmentForm.fields),
      enabled: { pt: 'Habilitado', en: 'Enabled' },
    },
  },
  productMenu: {
    pt: 'Menu de produtos',
    en: 'Product menu',
    acts: {
      'productMenu.arrange': { pt: 'Organizou o menu de produtos', en: 'Arranged the product menu' },
    },
    fields: {
      menuColumns: { pt: 'Colunas', en: 'Columns' },
      menuEssential: { pt: 'Produtos da coluna Essencial', en: 'Products of the column Essential' },
      menuComplete: { pt: 'Produtos da coluna Completa', en: 'Products of the column Complete' },
    },
  },
  vap: {
    pt: 'Produto',
    en: 'Product',
    acts: {
      'vap.register': { pt: 'Cadastrou', en: 'Registered' },
      'vap.update': { pt: 'Alterou', en: 'Changed' },
      'vap.enable': { pt: 'Habilitou', en: 'Enabled' },
      'vap.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      ...trailFieldsOf(vapForm.fields),
      enabled: { pt: 'Habilitado', en: 'Enabled' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
