export { ageOn, clientBirthDateProblem, isBirthDate } from './birth-date.ts';
export {
  type AddressForm,
  type ClientForm,
  type CompanyForm,
  type CompanyPartner,
  type CompanyResponsible,
  type ContactForm,
  type IndividualForm,
  normaliseClient,
} from './client-form.ts';
export { isCnpj, makeCnpj } from './cnpj.ts';
export { isEmail, isZip } from './contact.ts';
export { isCpf, makeCpf } from './cpf.ts';
export { isDocumentOf, isSellerDocument } from './document.ts';
export { isFullName } from './full-name.ts';
export { maskDocument, maskName } from './mask-people.ts';
export { missingForSending } from './missing-for-sending.ts';
export { isMobile, isPhone } from './phone.ts';
export { isChassis, isPlate, isRenavam } from './vehicle-marks.ts';
