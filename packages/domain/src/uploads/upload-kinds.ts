import type { Capability } from '../access/capabilities.ts';
import type { Texts } from '../errors/texts.ts';

/** @param reads a capability of users who see the table, its history and its problems, and change nothing */
export type UploadKindRow = Texts & { access: Capability; reads?: Capability; canReturn: boolean };

/**
 * The uploadable tables: sender, who else reads them, name in trail and documentation, and whether an earlier one can be
 * restored. A list of people cannot: former users would be restored; nor can switches, of which a table names only some:
 * both are uploaded again.
 */
export const uploadKinds = {
  vehicles: { access: 'vehicles', pt: 'Tabela de veículos', en: 'Vehicle table', canReturn: true },
  'vehicle-options': {
    access: 'vehicle-option-upload',
    pt: 'Tabela de opcionais de veículos',
    en: 'Vehicle option table',
    canReturn: true,
  },
  tiers: { access: 'tier-upload', pt: 'Tabela de faixas de risco (tiers)', en: 'Risk tier table', canReturn: true },
  plans: {
    access: 'plans-upload',
    pt: 'Tabelas de preços dos planos',
    en: 'Price tables of the plans',
    canReturn: true,
  },
  'product-prices': { access: 'admin-plans-vaps', pt: 'Preços dos produtos', en: 'Product prices', canReturn: true },
  fipe: {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Tabela FIPE',
    en: 'FIPE table',
    canReturn: true,
  },
  'insurance-life': {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Preços do seguro de vida',
    en: 'Prices of life insurance',
    canReturn: true,
  },
  'protected-instalment': {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Preços da parcela protegida',
    en: 'Prices of the protected instalment',
    canReturn: true,
  },
  'guaranteed-note': {
    access: 'insurance-admin-gap',
    reads: 'insurance-tables',
    pt: 'Preços da nota garantida',
    en: 'Prices of the guaranteed note',
    canReturn: true,
  },
  'insurance-pmc': {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Tabela da proteção mecânica (PMC)',
    en: 'Table of mechanical protection (PMC)',
    canReturn: true,
  },
  'chevrolet-plus': {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Preços do Chevrolet Plus',
    en: 'Prices of Chevrolet Plus',
    canReturn: true,
  },
  'insurance-auto': {
    access: 'insurance-admin-auto',
    reads: 'insurance-tables',
    pt: 'Remuneração do seguro auto',
    en: 'Commissions of the auto insurance',
    canReturn: true,
  },
  'combo-prices': {
    access: 'insurance-admin',
    reads: 'insurance-tables',
    pt: 'Preços dos combos',
    en: 'Prices of combos',
    canReturn: true,
  },
  'insurer-statements': {
    access: 'insurance-admin',
    pt: 'Demonstrativos das seguradoras',
    en: 'Statements of insurers',
    canReturn: false,
  },
  'dealer-channels': {
    access: 'dealer-channel-upload',
    pt: 'Tabela de canais',
    en: 'Channel table',
    canReturn: false,
  },
  'dealer-stock': {
    access: 'dealer-stock-upload',
    pt: 'Estoque da concessionária',
    en: 'Stock of the dealer',
    canReturn: false,
  },
  'dgi-users': {
    access: 'dgi-upload',
    pt: 'Tabela de usuários do canal digital (DGI)',
    en: 'Digital channel (DGI) user table',
    canReturn: false,
  },
  'tcc-managers': {
    access: 'tcc-managers-upload',
    pt: 'Tabela de gestores de TCC',
    en: 'TCC manager table',
    canReturn: false,
  },
  certifications: {
    access: 'certifications-upload',
    pt: 'Tabela de certificações de correspondentes',
    en: 'Correspondent certification table',
    canReturn: false,
  },
  'consortium-leads': {
    access: 'consortium-leads',
    pt: 'Tabela de interessados em consórcio',
    en: 'Consortium lead table',
    canReturn: false,
  },
} as const satisfies Record<string, UploadKindRow>;

/** A table that can be uploaded, as it is stored and in the trail. */
export type UploadKind = keyof typeof uploadKinds;
