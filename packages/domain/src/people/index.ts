export { ageOn, clientBirthDateProblem, isBirthDate } from './birth-date.ts';
export type {
  AddressForm,
  AgentForm,
  ClientForm,
  CompanyForm,
  CompanyPartner,
  CompanyResponsible,
  ContactForm,
  GuarantorForm,
  IndividualForm,
  SpouseForm,
} from './client-form.ts';
export { isCnpj, makeCnpj } from './cnpj.ts';
export { isEmail, isZip } from './contact.ts';
export { isCpf, makeCpf } from './cpf.ts';
export { isDocumentOf, isSellerDocument } from './document.ts';
export { isFullName } from './full-name.ts';
export { hasSpouse } from './marital-status.ts';
export { maskDocument, maskName } from './mask-people.ts';
export { missingForSending } from './missing-for-sending.ts';
export { normaliseClient } from './normalise-client.ts';
export { samePersonProblems, signersOf } from './participants.ts';
export { isMobile, isPhone } from './phone.ts';
export { isChassis, isPlate, isRenavam } from './vehicle-marks.ts';
