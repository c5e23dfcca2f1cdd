import type { EnumerationRow } from './enumeration.ts';

/** Vehicle (asset) type. Type 2 also serves the assignment of rights. */
export const assetTypes = [
  { id: 1, pt: 'Novo', en: 'New' },
  { id: 2, pt: 'Usado', en: 'Used' },
] as const satisfies readonly EnumerationRow[];

/** Traditional sale from the dealer's stock, or direct sale from the maker. */
export const saleTypes = [
  { id: 'TD', pt: 'Venda tradicional', en: 'Traditional sale' },
  { id: 'VD', pt: 'Venda direta', en: 'Direct sale' },
] as const satisfies readonly EnumerationRow[];

/** Whether the maker pays part of the interest: the market rate, a subsidised one, or zero for the client. */
export const taxTypes = [
  { id: 'NOT_SUBSIDIZED', pt: 'Sem subsídio', en: 'Not subsidised' },
  { id: 'SUBSIDIZED', pt: 'Subsidiada', en: 'Subsidised' },
  { id: 'TAX_ZERO', pt: 'Taxa zero', en: 'Zero rate' },
] as const satisfies readonly EnumerationRow[];

/** Where a saved simulation came from. */
export const simulationOrigins = [
  { id: 'SIMULATOR', pt: 'Simulador', en: 'Simulator' },
  { id: 'COPY', pt: 'Cópia', en: 'Copy' },
  { id: 'LEAD', pt: 'Oportunidade', en: 'Lead' },
] as const satisfies readonly EnumerationRow[];

/** Result of the pre-approval. */
export const preApprovalResults = [
  { id: 1, pt: 'Pré-aprovado', en: 'Pre-approved' },
  {
    id: 2,
    pt: 'Precisamos de mais informações para concluir a análise',
    en: 'More information is needed to complete the analysis',
  },
  {
    id: 3,
    pt: 'Precisamos de mais informações para concluir a análise',
    en: 'More information is needed to complete the analysis',
  },
  {
    id: 4,
    pt: 'Não há opções de financiamento para este perfil',
    en: 'There are no financing options for this profile',
  },
  { id: 5, pt: 'Não foi possível fazer a avaliação', en: 'The evaluation could not be carried out' },
] as const satisfies readonly EnumerationRow[];
