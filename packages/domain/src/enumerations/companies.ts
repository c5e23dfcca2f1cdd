import type { EnumerationRow } from './enumeration.ts';

/** Kinds of business. */
export const businessTypes = [
  { id: 1, pt: 'Eireli', en: 'Eireli (one-person limited company)' },
  { id: 2, pt: 'EPP', en: 'EPP (small company)' },
  { id: 3, pt: 'LTDA', en: 'LTDA (limited company)' },
  { id: 4, pt: 'ME', en: 'ME (micro company)' },
  { id: 5, pt: 'MEI', en: 'MEI (individual micro-entrepreneur)' },
  { id: 6, pt: 'SA', en: 'SA (corporation)' },
] as const satisfies readonly EnumerationRow[];

/**
 * The tax regime of a company, as far as the IOF of its credit depends on it (Decreto 6.306/2007 art. 7: Simples
 * Nacional and MEI pay less up to a financed total).
 */
export const taxRegimes = [
  { id: 'OTHER', pt: 'Outro (Lucro Real ou Presumido)', en: 'Other (actual or presumed profit)' },
  { id: 'SIMPLES', pt: 'Simples Nacional', en: 'Simples Nacional' },
  { id: 'MEI', pt: 'MEI', en: 'MEI' },
] as const satisfies readonly EnumerationRow[];
export type TaxRegime = (typeof taxRegimes)[number]['id'];

/** Legal natures, by their number in the table of CONCLA (IBGE). */
export const businessNatures = [
  { id: '206-2', pt: 'Sociedade empresária limitada', en: 'Limited liability company' },
  { id: '213-5', pt: 'Empresário individual', en: 'Sole proprietor' },
  { id: '205-4', pt: 'Sociedade anônima fechada', en: 'Privately owned corporation' },
  { id: '204-6', pt: 'Sociedade anônima aberta', en: 'Publicly traded corporation' },
  { id: '223-2', pt: 'Sociedade simples pura', en: 'Simple partnership' },
  { id: '224-0', pt: 'Sociedade simples limitada', en: 'Simple partnership with limited liability' },
  { id: '214-3', pt: 'Cooperativa', en: 'Cooperative' },
  { id: '201-1', pt: 'Empresa pública', en: 'State-owned company' },
  { id: '203-8', pt: 'Sociedade de economia mista', en: 'Mixed-capital company' },
  { id: '399-9', pt: 'Associação privada', en: 'Private association' },
  { id: '306-9', pt: 'Fundação privada', en: 'Private foundation' },
  { id: '412-0', pt: 'Produtor rural (pessoa física)', en: 'Rural producer (individual)' },
] as const satisfies readonly EnumerationRow[];

/** The role of a company's responsible. */
export const companyResponsibleRoles = [
  { id: 'ADMINISTRATOR', pt: 'Administrador', en: 'Administrator' },
  { id: 'RESPONSIBLE', pt: 'Responsável', en: 'Responsible person' },
  { id: 'MANAGER', pt: 'Gestor', en: 'Manager' },
  { id: 'CUSTODIAN', pt: 'Custodiante', en: 'Custodian' },
] as const satisfies readonly EnumerationRow[];
