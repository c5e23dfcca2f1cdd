import { choice, text } from '../forms/fields.ts';
import { type FormOf, form } from '../forms/form.ts';
import { documentByKind, personEmail, personMobile } from '../forms/person-fields.ts';
import { contactWays, isReachable, vehicleTypes } from '../leads/lead-forms.ts';
import { isCompanyName } from '../people/company-name.ts';
import { isDocumentOf } from '../people/document.ts';
import { isFullName } from '../people/full-name.ts';
import type { ClientForm } from '../proposals/registration/client.ts';

/** A form that was not sent is deleted this many days after it was last saved, one of a lead this many after its end. */
export const webFormDays = 30;

/** How long a browser goes on with a form after its last call, without another link. */
export const webFormSessionMinutes = 120;

/** What a person agrees to before anything is saved; a new wording needs a new version. */
export const webFormConsent = {
  version: '2026-12',
  pt:
    'Concordo que a concessionária escolhida e a financeira guardem os dados e os documentos deste cadastro e os usem para ' +
    'falar comigo e preparar uma proposta de financiamento (Lei 13.709/2018, art. 7º, I e V). Nenhuma consulta de crédito é ' +
    'feita com este cadastro. Um cadastro não enviado é excluído 30 dias depois do último salvamento. Posso excluí-lo antes, ' +
    'nesta página, ou revogar este consentimento pelos canais de atendimento da financeira.',
  en:
    'I agree that the chosen dealer and the lender store the data and the documents of this registration and use them to ' +
    'contact me and prepare a financing proposal (Law 13.709/2018, art. 7, I and V). No credit enquiry is made with this ' +
    'registration. A registration that is not sent is deleted 30 days after it was last saved. I may delete it earlier, on ' +
    'this page, or withdraw this consent through the service channels of the lender.',
} as const;

const isOptional = true;
const personTypes = { PF: { pt: 'Pessoa física', en: 'Individual' }, PJ: { pt: 'Empresa', en: 'Company' } } as const;

/** How a form begins: who the person is, how they are reached, and which vehicle they want. */
export const webFormStart = form(
  {
    personType: choice('Cadastro de', 'Registration of', personTypes),
    name: text('Nome completo ou razão social', 'Full name or company name', { personal: true }),
    document: documentByKind(),
    email: personEmail({ isOptional }),
    phone: personMobile({ isOptional }),
    contactPreference: choice('Prefere contato por', 'Preferred contact', contactWays),
    vehicleTypeId: choice('Veículo', 'Vehicle', vehicleTypes),
    vehicleWanted: text('Veículo de interesse', 'Vehicle wanted', { isOptional }),
  },
  ({ personType, name, document, ...contacts }) => {
    const isCompany = personType === 'PJ';
    const isNamed = isCompany ? isCompanyName(name) : isFullName(name);
    return [
      ...(isNamed ? [] : [{ path: 'name', key: isCompany ? 'companyName.invalid' : 'fullName.invalid' } as const]),
      ...(isDocumentOf(personType, document)
        ? []
        : [{ path: 'document', key: isCompany ? 'cnpj.invalid' : 'cpf.invalid' } as const]),
      ...isReachable(contacts),
    ];
  },
);
export type WebFormStart = FormOf<typeof webFormStart>;

/** The registration with what its beginning tells. */
export function registrationOfStart({
  personType,
  name,
  document,
  phone,
  email,
}: Pick<WebFormStart, 'name' | 'document' | 'phone' | 'email'> & { personType: 'PF' | 'PJ' }): ClientForm {
  const contact = { cellNumber: phone, email };
  return personType === 'PJ'
    ? { personType, document, name, address: {}, contact, financialData: {}, responsibles: [] }
    : { personType, document, identification: { name }, relationship: {}, address: {}, contact, occupation: {} };
}
