import { type AuditAct, type AuditEntityName, actTexts, auditTable } from '@estrada/domain/audit/index';
import { type Language, pickText, type SuccessCode, successText, type TextParams } from '@estrada/domain/errors/index';
import type { Fields } from '@estrada/domain/forms/index';
import { branchForm, dealerForm, dgiClientForm } from '@estrada/domain/organization/index';
import { contactFieldStrings } from '@estrada/web/contact/contact-fields.tsx';
import { strings as figures } from '@estrada/web/figures/strings.ts';
import { strings as extraction } from '@estrada/web/files/extraction/strings.ts';
import { correctionStrings } from '@estrada/web/files/upload/correction-strings.ts';
import { strings as difference } from '@estrada/web/files/upload/difference-content.tsx';
import { differenceStrings } from '@estrada/web/files/upload/difference-strings.ts';
import { startStrings } from '@estrada/web/files/upload/start-strings.ts';
import { strings as upload } from '@estrada/web/files/upload/strings.ts';
import { strings as fileWork } from '@estrada/web/files/work/strings.ts';
import { strings as links } from '@estrada/web/links/strings.ts';
import { strings as roleName } from '@estrada/web/names/roles/strings.ts';
import { strings as pageActs } from '@estrada/web/page-acts/strings.ts';
import { strings as groups } from '@estrada/web/pages/strings.ts';
import { strings as records } from '@estrada/web/records/form/strings.ts';
import { strings as history } from '@estrada/web/records/history/strings.ts';
import { strings as lists } from '@estrada/web/records/list/strings.ts';
import type { Nouns } from '@estrada/web/records/page/record-kind.ts';
import { strings as recordPage } from '@estrada/web/records/page/strings.ts';
import { strings as rows } from '@estrada/web/records/rows/strings.ts';
import { strings as validity } from '@estrada/web/records/validity/strings.ts';
import { strings as steps } from '@estrada/web/steps/strings.ts';
import { formatString } from '@estrada/web/strings/string-store.ts';
import type { KeyOf, LoadedStrings, Strings } from '@estrada/web/strings/string-types.ts';
import { strings as web } from '@estrada/web/strings.ts';
import { strings as vehicleLevels } from '@estrada/web/vehicles/strings.ts';
import { allPages } from '../../apps/portal/src/app/pages/all-pages.ts';
import { strings as shell } from '../../apps/portal/src/app/strings.ts';
import { strings as audit } from '../../apps/portal/src/features/audit/strings.ts';
import { strings as clientData } from '../../apps/portal/src/features/client-page/data-strings.ts';
import { strings as clientDocuments } from '../../apps/portal/src/features/client-page/document-strings.ts';
import { strings as clientLoan } from '../../apps/portal/src/features/client-page/loan-strings.ts';
import { strings as clientPage } from '../../apps/portal/src/features/client-page/strings.ts';
import { strings as dossier } from '../../apps/portal/src/features/contracts/dossier/strings.ts';
import { strings as papers } from '../../apps/portal/src/features/contracts/papers/strings.ts';
import { strings as selfies } from '../../apps/portal/src/features/contracts/selfie/strings.ts';
import { strings as selfiePage } from '../../apps/portal/src/features/contracts/selfie-page/strings.ts';
import { strings as signers } from '../../apps/portal/src/features/contracts/signature/strings.ts';
import { strings as vapExemptionPart } from '../../apps/portal/src/features/contracts/vap-exemption/strings.ts';
import { strings as vapExemptionPage } from '../../apps/portal/src/features/contracts/vap-exemption-page/strings.ts';
import { strings as capturePhoto } from '../../apps/portal/src/features/documents/capture/strings.ts';
import { strings as documents } from '../../apps/portal/src/features/documents/panel/strings.ts';
import { strings as documentReadings } from '../../apps/portal/src/features/documents/readings/strings.ts';
import { strings as home } from '../../apps/portal/src/features/home/strings.ts';
import { strings as password } from '../../apps/portal/src/features/identity/change-password/strings.ts';
import { strings as firstAccess } from '../../apps/portal/src/features/identity/first-access/strings.ts';
import { strings as forgot } from '../../apps/portal/src/features/identity/new-password/strings.ts';
import { strings as companySignIn } from '../../apps/portal/src/features/identity/redirect-auth/strings.ts';
import { strings as identity } from '../../apps/portal/src/features/identity/strings.ts';
import { strings as insuranceActs } from '../../apps/portal/src/features/insurance/acts/strings.ts';
import { strings as insuranceDetail } from '../../apps/portal/src/features/insurance/detail/strings.ts';
import { strings as insurance } from '../../apps/portal/src/features/insurance/strings.ts';
import { strings as insuranceBooks } from '../../apps/portal/src/features/insurance-books/strings.ts';
import { strings as jobs } from '../../apps/portal/src/features/jobs/strings.ts';
import { strings as leads } from '../../apps/portal/src/features/leads/strings.ts';
import { strings as notices } from '../../apps/portal/src/features/notifications/strings.ts';
import { strings as offers } from '../../apps/portal/src/features/offers/strings.ts';
import { strings as channels } from '../../apps/portal/src/features/organization/channels/strings.ts';
import { strings as dgi } from '../../apps/portal/src/features/organization/dgi/strings.ts';
import { strings as dealers } from '../../apps/portal/src/features/organization/strings.ts';
import { strings as units } from '../../apps/portal/src/features/organization/units/strings.ts';
import { strings as profileParameters } from '../../apps/portal/src/features/parameters/profiles/strings.ts';
import { strings as parameters } from '../../apps/portal/src/features/parameters/strings.ts';
import { strings as plans } from '../../apps/portal/src/features/plans/strings.ts';
import { strings as productSales } from '../../apps/portal/src/features/product-sales/strings.ts';
import { strings as products } from '../../apps/portal/src/features/products/strings.ts';
import { strings as promotions } from '../../apps/portal/src/features/promotions/strings.ts';
import { labelAt } from '../../apps/portal/src/features/proposals/client-form/form-sections.ts';
import { strings as form } from '../../apps/portal/src/features/proposals/client-form/strings.ts';
import { strings as decision } from '../../apps/portal/src/features/proposals/decision/strings.ts';
import { strings as proposalTimeline } from '../../apps/portal/src/features/proposals/detail/strings.ts';
import { strings as exemptions } from '../../apps/portal/src/features/proposals/exemption/strings.ts';
import { strings as moves } from '../../apps/portal/src/features/proposals/moves/strings.ts';
import { strings as counterOffer } from '../../apps/portal/src/features/proposals/offer/strings.ts';
import { strings as takeOver } from '../../apps/portal/src/features/proposals/prefill/strings.ts';
import { strings as rectification } from '../../apps/portal/src/features/proposals/rectification/strings.ts';
import { strings as proposals } from '../../apps/portal/src/features/proposals/strings.ts';
import { strings as thread } from '../../apps/portal/src/features/proposals/thread/strings.ts';
import { strings as funding } from '../../apps/portal/src/features/settlement/funding/strings.ts';
import { strings as settlement } from '../../apps/portal/src/features/settlement/strings.ts';
import { strings as carInsurance } from '../../apps/portal/src/features/simulation/car-insurance/strings.ts';
import { strings as customerOffer } from '../../apps/portal/src/features/simulation/customer-offer/strings.ts';
import { contactStrings as customerContact } from '../../apps/portal/src/features/simulation/customer-simulator/contact-strings.ts';
import { figureStrings as customerFigure } from '../../apps/portal/src/features/simulation/customer-simulator/figure-strings.ts';
import { strings as customerSimulator } from '../../apps/portal/src/features/simulation/customer-simulator/strings.ts';
import { strings as fitting } from '../../apps/portal/src/features/simulation/fitting/strings.ts';
import { strings as arrangeMenu } from '../../apps/portal/src/features/simulation/menu/arrange-strings.ts';
import { strings as productMenu } from '../../apps/portal/src/features/simulation/menu/strings.ts';
import { strings as simulator } from '../../apps/portal/src/features/simulation/strings.ts';
import { strings as simulatorTools } from '../../apps/portal/src/features/simulation/tools/strings.ts';
import { strings as vehicleSearch } from '../../apps/portal/src/features/simulation/vehicle-search/strings.ts';
import { strings as users } from '../../apps/portal/src/features/users/strings.ts';
import { strings as webForm } from '../../apps/portal/src/features/web-form/strings.ts';

/** A field of the registration form by its path, in a list without the position. */
type FieldOfForm = `client.${string}` | `vehicleAdditionalInfo.${string}`;

/** The words of the screens in one language, by feature: `words.simulator('next')`. */
export function stringsIn(language: Language) {
  const speak =
    <S extends Strings>(strings: S) =>
    (key: KeyOf<S>, values?: Record<string, string | number>) =>
      formatString(language === 'en' ? (strings.en as LoadedStrings) : strings.pt, key, values);
  /** the same with the labels of a form: `words.dealers('field.street')` */
  const withLabels =
    <S extends Strings, All extends Fields>(strings: S, fields: All) =>
    (key: KeyOf<S> | `field.${keyof All & string}`, values?: Record<string, string | number>) => {
      const field = fields[key.replace(/^field\./, '')];
      return key.startsWith('field.') && field ? pickText(field, language) : speak(strings)(key as KeyOf<S>, values);
    };
  /** the shared strings of a list with its form, with the record's own name in them */
  const record = ({ pt, en }: Nouns) => {
    const { one, many } = language === 'en' ? en : pt;
    const all: LoadedStrings = language === 'en' ? (recordPage.en as LoadedStrings) : recordPage.pt;
    return (key: string, values?: Record<string, string | number>) =>
      formatString(all, `${key}.${pt.gender}` in all ? `${key}.${pt.gender}` : key, { one, many, ...values });
  };
  return {
    documents: speak(documents),
    documentReadings: speak(documentReadings),
    capturePhoto: speak(capturePhoto),
    selfiePage: speak(selfiePage),
    clientPage: speak(clientPage),
    clientDocuments: speak(clientDocuments),
    clientData: speak(clientData),
    clientLoan: speak(clientLoan),
    leads: speak(leads),
    takeOver: speak(takeOver),
    thread: speak(thread),
    rows: speak(rows),
    recordPage: speak(recordPage),
    insurance: speak(insurance),
    insuranceActs: speak(insuranceActs),
    insuranceDetail: speak(insuranceDetail),
    papers: speak(papers),
    settlement: speak(settlement),
    funding: speak(funding),
    pageActs: speak(pageActs),
    signers: speak(signers),
    links: speak(links),
    selfies: speak(selfies),
    vapExemption: speak(vapExemptionPart),
    vapExemptionPage: speak(vapExemptionPage),
    dossier: speak(dossier),
    language,
    /** the strings of the page at an address in the page table */
    page: (path: string) => allPages.find((row) => row.path === path)!.words[language === 'en' ? 'en' : 'pt'],
    groupOf: (path: string) => allPages.find((row) => row.path === path)!.menu!.group,
    record,
    /** the same for a dealer and for a user */
    dealer: record({
      pt: { one: 'concessionária', many: 'concessionárias', gender: 'f' },
      en: { one: 'dealer', many: 'dealers' },
    }),
    user: record({ pt: { one: 'usuário', many: 'usuários', gender: 'm' }, en: { one: 'user', many: 'users' } }),
    /** the banner's message of a success */
    success: (code: SuccessCode, params: TextParams = {}) => successText(code, language, params),
    groups: speak(groups),
    shell: speak(shell),
    web: speak(web),
    vehicleLevels: speak(vehicleLevels),
    identity: speak(identity),
    forgot: speak(forgot),
    firstAccess: speak(firstAccess),
    companySignIn: speak(companySignIn),
    password: speak(password),
    notices: speak(notices),
    home: speak(home),
    simulator: speak(simulator),
    fitting: speak(fitting),
    simulatorTools: speak(simulatorTools),
    vehicleSearch: speak(vehicleSearch),
    carInsurance: speak(carInsurance),
    productMenu: speak(productMenu),
    arrangeMenu: speak(arrangeMenu),
    offers: speak(offers),
    customerOffer: speak(customerOffer),
    customerSimulator: speak(customerSimulator),
    customerFigure: speak(customerFigure),
    customerContact: speak(customerContact),
    contactFields: speak(contactFieldStrings),
    webForm: speak(webForm),
    proposals: speak(proposals),
    proposalTimeline: speak(proposalTimeline),
    decision: speak(decision),
    counterOffer: speak(counterOffer),
    exemptions: speak(exemptions),
    moves: speak(moves),
    rectification: speak(rectification),
    form: (key: KeyOf<typeof form> | FieldOfForm, values?: Record<string, string | number>) =>
      labelAt('PF', key, language) ?? labelAt('PJ', key, language) ?? speak(form)(key as KeyOf<typeof form>, values),
    dealers: withLabels(dealers, dealerForm.fields),
    users: speak(users),
    roleName: speak(roleName),
    units: withLabels(units, branchForm.fields),
    channels: speak(channels),
    dgi: withLabels(dgi, dgiClientForm.fields),
    history: speak(history),
    actName: (act: AuditAct) => pickText(actTexts(act)!, language),
    entityName: (entity: AuditEntityName) => pickText(auditTable[entity], language),
    audit: speak(audit),
    jobs: speak(jobs),
    lists: speak(lists),
    records: speak(records),
    parameters: speak(parameters),
    profileParameters: speak(profileParameters),
    validity: speak(validity),
    plans: speak(plans),
    products: speak(products),
    productSales: speak(productSales),
    figures: speak(figures),
    insuranceBooks: speak(insuranceBooks),
    promotions: speak(promotions),
    steps: speak(steps),
    upload: speak(upload),
    uploadStart: speak(startStrings),
    uploadCorrection: speak(correctionStrings),
    uploadDifference: speak(difference),
    uploadDrawer: speak(differenceStrings),
    extraction: speak(extraction),
    fileWork: speak(fileWork),
  };
}

/** The strings of a journey. */
export type ScreenStrings = ReturnType<typeof stringsIn>;
