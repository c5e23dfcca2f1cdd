export { firstLegalTexts } from './first-texts/index.ts';
export {
  fillLegalText,
  type LegalBlock,
  type LegalField,
  type LegalValues,
  legalFields,
} from './legal-markup.ts';
export { legalTextForms } from './legal-text-form.ts';
export { hasNegotiableCopy, type PaperKind, paperKindIds, paperKinds, papersOf } from './paper-kinds.ts';
