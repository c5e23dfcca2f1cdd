import type { EnumerationRow } from './enumeration.ts';

/** Natural (PF) or legal (PJ) person. */
export const personTypes = [
  { id: 'PF', pt: 'Pessoa física', en: 'Individual' },
  { id: 'PJ', pt: 'Pessoa jurídica', en: 'Company' },
] as const satisfies readonly EnumerationRow[];

/** Marital status. The specification names 1 to 4; 5 to 7 are our own values. */
export const maritalStatuses = [
  { id: 1, pt: 'Solteiro(a)', en: 'Single' },
  { id: 2, pt: 'Casado(a)', en: 'Married' },
  { id: 3, pt: 'Viúvo(a)', en: 'Widowed' },
  { id: 4, pt: 'Divorciado(a)', en: 'Divorced' },
  { id: 5, pt: 'Separado(a) judicialmente', en: 'Legally separated' },
  { id: 6, pt: 'União estável', en: 'Stable union' },
  { id: 7, pt: 'Outros', en: 'Other' },
] as const satisfies readonly EnumerationRow[];

/** Gender. */
export const genders = [
  { id: 'M', pt: 'Masculino', en: 'Male' },
  { id: 'F', pt: 'Feminino', en: 'Female' },
  { id: 'N', pt: 'Não informado', en: 'Not stated' },
] as const satisfies readonly EnumerationRow[];

/** Identity documents. Only the RG has issuer and issue date. */
export const documentTypes = [
  { id: 'RG', pt: 'RG', en: 'RG (identity card)' },
  { id: 'CNH', pt: 'CNH', en: 'CNH (driving licence)' },
  { id: 'RNE', pt: 'RNE', en: 'RNE (foreigner registration)' },
  { id: 'PASSPORT', pt: 'Passaporte', en: 'Passport' },
] as const satisfies readonly EnumerationRow[];

/** The issuers of an RG. */
export const documentIssuers = [
  { id: 'SSP', pt: 'SSP - Secretaria de Segurança Pública', en: 'SSP - Public security department' },
  { id: 'DETRAN', pt: 'DETRAN - Departamento de Trânsito', en: 'DETRAN - Traffic department' },
  { id: 'IFP', pt: 'IFP - Instituto Félix Pacheco', en: 'IFP - Félix Pacheco institute' },
  { id: 'IGP', pt: 'IGP - Instituto-Geral de Perícias', en: 'IGP - Forensics institute' },
  { id: 'PC', pt: 'PC - Polícia Civil', en: 'PC - Civil police' },
  { id: 'PM', pt: 'PM - Polícia Militar', en: 'PM - Military police' },
  { id: 'PF', pt: 'PF - Polícia Federal', en: 'PF - Federal police' },
  { id: 'SDS', pt: 'SDS - Secretaria de Defesa Social', en: 'SDS - Social defence department' },
  {
    id: 'SEJUSP',
    pt: 'SEJUSP - Secretaria de Justiça e Segurança Pública',
    en: 'SEJUSP - Justice and public security department',
  },
  { id: 'MD', pt: 'MD - Ministério da Defesa', en: 'MD - Ministry of defence' },
  { id: 'CLASS', pt: 'Conselho de classe (OAB, CRM, CREA)', en: 'Professional council (OAB, CRM, CREA)' },
  { id: 'OTHER', pt: 'Outro', en: 'Other' },
] as const satisfies readonly EnumerationRow[];

/** Kind of phone number. */
export const phoneTypes = [
  { id: 1, pt: 'Residencial', en: 'Home' },
  { id: 2, pt: 'Comercial', en: 'Business' },
  { id: 3, pt: 'Celular', en: 'Mobile' },
] as const satisfies readonly EnumerationRow[];

/** The seller of the vehicle. */
export const sellerTypes = [
  { id: 'D', pt: 'Concessionária', en: 'Dealer' },
  { id: 'M', pt: 'Montadora', en: 'Manufacturer' },
  { id: 'TP', pt: 'Terceiro', en: 'Third party' },
] as const satisfies readonly EnumerationRow[];
