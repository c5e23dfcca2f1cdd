export { contractRequestForm } from './contract-form.ts';
export { firstLegalTexts } from './first-texts/index.ts';
export {
  fillLegalText,
  type LegalBlock,
  type LegalField,
  type LegalValues,
  legalFields,
} from './legal-markup.ts';
export { legalTextForms } from './legal-text-form.ts';
export { type ContractState, contractStateOf, type PaperEvent, paperEventIn } from './paper-events.ts';
export { hasNegotiableCopy, type PaperKind, paperKindIds, paperKinds, papersOf } from './paper-kinds.ts';
