import { type Language, pickText, type Texts } from '@estrada/domain/errors/index';
import type { InsuranceDocument } from '@estrada/domain/insurance/index';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

const names: Readonly<Record<InsuranceDocument, Texts>> = {
  proposal: { pt: 'Proposta de seguro', en: 'Insurance proposal' },
  questionnaire: { pt: 'Questionário respondido', en: 'Answered questionnaire' },
  policy: { pt: 'Resumo da apólice', en: 'Policy summary' },
  insurerPolicy: { pt: 'Apólice da seguradora', en: "The insurer's policy" },
  receipts: { pt: 'Recibos dos pagamentos', en: 'Receipts of payments' },
  refund: { pt: 'Demonstrativo da devolução', en: 'Statement of the refund' },
};

/** Whether a record has a document. */
export const hasDocument = (record: InsuranceRecord, document: InsuranceDocument): boolean => {
  switch (document) {
    case 'proposal':
      return record.offer !== null;
    case 'questionnaire':
      return record.questionnaire !== null;
    case 'policy':
      return record.policyNumber !== null;
    case 'insurerPolicy':
      return record.policyFile !== null;
    case 'receipts':
      return record.policyNumber !== null && record.saleType === 'AVULSA';
    case 'refund':
      return record.refundCents !== null;
  }
};

/** The documents of a record, by name. */
export const availableDocuments = (record: InsuranceRecord, language: Language): { target: string; name: string }[] =>
  (Object.keys(names) as InsuranceDocument[])
    .filter((document) => hasDocument(record, document))
    .map((target) => ({ target, name: pickText(names[target], language) }));
