import { settlementKindNames } from '../client-page/client-settlement.ts';
import { fraudSignals, paperKindIds, paperKinds, signalledActs, signatureRoles } from '../contracts/index.ts';
import { selfieStatuses } from '../contracts/selfie/selfie-status.ts';
import { documentKinds, documentName } from '../documents/index.ts';
import {
  type EnumerationRow,
  findFinanceType,
  planTitle,
  preApprovalResults,
  productName,
  salesChannels,
  saleTypes,
  simulationOrigins,
} from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { trailChoices } from '../forms/rows.ts';
import { commissionEntries } from '../insurance/commission/commission.ts';
import { differenceKinds, differenceStatuses } from '../insurance/commission/reconcile-statement.ts';
import { insurerNames, insurerTitle } from '../insurance/insurers.ts';
import { insuranceLawForm, insuranceLawSubjectName, insuranceLawSubjects } from '../insurance/law/insurance-law.ts';
import { insuranceProposalStatuses } from '../insurance/proposal/insurance-proposal.table.ts';
import { insuranceRows } from '../insurance/proposal/insurance-sections.ts';
import { consortiumStatuses } from '../leads/consortium-lead-form.ts';
import { leadStatuses } from '../leads/lead.table.ts';
import { contactWays, leadChannels } from '../leads/lead-forms.ts';
import { offerTypes } from '../offers/offer-form.ts';
import { iofTaxpayerNames } from '../parameters/iof-rows.ts';
import { profileFlagNames, textsOfChange } from '../parameters/profiles/index.ts';
import { pathologyForm, pcdExemptionForm, pcdStepForm } from '../pcd/pcd-forms.ts';
import {
  correctableFields,
  dataRequestChannels,
  dataRequestKinds,
  dataRequestStatuses,
  revocableConsents,
} from '../privacy/data-request.ts';
import { comboForm } from '../products/combo-form.ts';
import { clientPages } from '../products/final-client-products.ts';
import { insuranceCodes, vehicleSegments } from '../products/insurance-products.ts';
import { menuColumnNames } from '../products/menu-columns.ts';
import { followUpOutcomes } from '../products/product-follow-up.ts';
import { protectedInstalmentForm } from '../products/protected-instalment-form.ts';
import { vapForm } from '../products/vap-form.ts';
import { couponForm, voucherForm } from '../promotions/discount-rule.ts';
import { exemptionStatuses } from '../proposals/exemption/exemption-table.ts';
import { registrationRows } from '../proposals/registration/registration-rows.ts';
import { reviewOutcomes } from '../proposals/review/credit-review.ts';
import { proposalStatuses } from '../proposals/statuses.ts';
import { extractionTypes } from '../reports/extraction.ts';
import { messageSettings } from '../settings/settings-table.ts';
import { paymentKinds } from '../settlement/payment.ts';
import { webFormStepTexts } from '../web-form/steps.ts';

const textsOf = (named: Readonly<Record<string, Texts>>): EnumerationRow[] =>
  Object.entries(named).map(([id, { pt, en }]) => ({ id, pt, en }));

const documents = documentKinds.map((id) => ({ id, ...documentName(id) }));

/** The fields with a value of an enumeration, for any kind of record. */
const lists: Readonly<Record<string, readonly EnumerationRow[]>> = {
  ...trailChoices([...registrationRows.PF, ...registrationRows.PJ]),
  documentKind: documents,
  saleType: saleTypes,
  offerType: textsOf(offerTypes),
  paymentKind: textsOf(paymentKinds),
  signerRole: textsOf(signatureRoles),
  paperKind: paperKindIds.map((id) => ({ id, ...paperKinds[id] })),
  reviewOutcome: textsOf(reviewOutcomes),
  dataRequestKind: textsOf(dataRequestKinds),
  dataRequestChannel: textsOf(dataRequestChannels),
  settlementKind: textsOf(settlementKindNames),
  settlementRequest: [
    { id: 'accepted', pt: 'Recebido', en: 'Received' },
    { id: 'refused', pt: 'Recusado', en: 'Refused' },
    { id: 'unknown', pt: 'Sem resposta', en: 'Not answered' },
  ],
  result: preApprovalResults,
  fraudSignal: textsOf(fraudSignals),
  signalledAct: textsOf(signalledActs),
  selfieOutcome: textsOf(selfieStatuses),
  source: [
    { id: 'camera', pt: 'Câmera', en: 'Camera' },
    { id: 'upload', pt: 'Arquivo enviado', en: 'Uploaded file' },
  ],
};

const uploadStatuses: readonly EnumerationRow[] = [
  { id: 'SUCCESS', pt: 'Sucesso', en: 'Success' },
  { id: 'ERROR', pt: 'Erro', en: 'Error' },
];

/** The states of an account, in the trail and in extractions. */
export const accountStatuses = [
  { id: 'CONFIRMED', pt: 'Confirmado', en: 'Confirmed' },
  { id: 'AUTHORIZED', pt: 'Autorizado', en: 'Authorised' },
  { id: 'NEW_PASSWORD_REQUIRED', pt: 'Aguardando nova senha', en: 'Awaiting a new password' },
] as const satisfies readonly EnumerationRow[];

/** Fields whose values mean something else, or are enumerated, on one kind of record only. */
const ownLists: Readonly<Record<string, readonly EnumerationRow[]>> = {
  'document-reading.status': [
    { id: 'WAITING', pt: 'Aguardando a foto', en: 'Awaiting the picture' },
    { id: 'READING', pt: 'Em leitura', en: 'Being read' },
    { id: 'READ', pt: 'Lido', en: 'Read' },
    { id: 'UNREADABLE', pt: 'Ilegível', en: 'Unreadable' },
    {
      id: 'FAILED',
      pt: 'Não lido: o serviço de leitura não respondeu',
      en: 'Not read: the reading service did not respond',
    },
  ],
  'extraction.type': textsOf(extractionTypes),
  'iofRow.taxpayer': textsOf(iofTaxpayerNames),
  'parameter.typeName': [
    { id: 'TCC', pt: 'Tarifa de cadastro (TCC)', en: 'Registration fee (TCC)' },
    { id: 'TU', pt: 'Tarifa de avaliação de usado (TU)', en: 'Appraisal fee (TU)' },
    { id: 'CONTRACT', pt: 'Despesa com registro do contrato', en: 'Contract registration cost' },
  ],
  'proposal.accepted': documents,
  'proposal.refused': documents,
  'proposal-thread.mentioned': documents,
  'proposal.channel': [{ id: 'email', pt: 'E-mail', en: 'E-mail' }],
  'coupon.discountType': couponForm.fields.discountType.options,
  'coupon.personType': couponForm.fields.personType.options,
  'coupon.saleType': couponForm.fields.saleType.options,
  'voucher.discountType': voucherForm.fields.discountType.options,
  'voucher.voucherType': voucherForm.fields.voucherType.options,
  'voucher.personType': voucherForm.fields.personType.options,
  'voucher.saleType': voucherForm.fields.saleType.options,
  'simulation.origin': simulationOrigins,
  'simulation.menuColumn': menuColumnNames,
  'simulation.chosenBy': [
    { id: 'client', pt: 'Cliente, no link', en: 'Client, at the link' },
    { id: 'seller', pt: 'Na tela do vendedor', en: 'On the seller’s screen' },
  ],
  'simulation.acceptedProducts': vapForm.fields.code.options,
  'simulation.declinedProducts': vapForm.fields.code.options,
  'productMenu.menuColumns': menuColumnNames,
  'productMenu.menuEssential': vapForm.fields.code.options,
  'productMenu.menuComplete': vapForm.fields.code.options,
  'simulation.status': [
    { id: 'fulfilled', pt: 'Respondida', en: 'Answered' },
    { id: 'rejected', pt: 'Sem resposta', en: 'Unanswered' },
  ],
  'simulation.failure': [
    { id: 'unreachable', pt: 'Sem conexão com o birô', en: 'No connection to the bureau' },
    { id: 'timeout', pt: 'O birô não respondeu a tempo', en: 'The bureau did not respond in time' },
    { id: 'server-error', pt: 'Falha no birô', en: 'Bureau failure' },
    { id: 'garbage', pt: 'Resposta ilegível do birô', en: 'Unreadable response from the bureau' },
    { id: 'refused', pt: 'Recusada pelo birô', en: 'Refused by the bureau' },
    { id: 'unauthorized', pt: 'O birô não aceitou o token', en: 'The bureau did not accept the token' },
    { id: 'not-found', pt: 'Não encontrada no birô', en: 'Not found at the bureau' },
    { id: 'circuit-open', pt: 'Não enviada: birô fora do ar', en: 'Not sent: bureau unavailable' },
  ],
  ...Object.fromEntries(
    Object.entries(trailChoices(insuranceCodes.flatMap((code) => insuranceRows(code)))).map(([name, rows]) => [
      `insurance.${name}`,
      rows,
    ]),
  ),
  'data-request.status': textsOf(dataRequestStatuses),
  'data-request.correctedFields': textsOf(correctableFields),
  'data-request.consents': textsOf(revocableConsents),
  'lead.status': textsOf(leadStatuses),
  'lead.channel': textsOf(leadChannels),
  'consortiumLead.consortiumStatus': textsOf(consortiumStatuses),
  // free text otherwise
  'lead.source': salesChannels,
  'web-form.step': webFormStepTexts,
  'lead.how': textsOf(contactWays),
  'lead.contactPreference': textsOf(contactWays),
  'insurance.insurer': insurerNames.map((id) => ({ id, pt: insurerTitle(id), en: insurerTitle(id) })),
  'insurance.status': textsOf(insuranceProposalStatuses),
  'insurance.commissionEntry': textsOf(commissionEntries),
  'commission-difference.status': textsOf(differenceStatuses),
  'commission-difference.differenceKind': textsOf(differenceKinds),
  'commission-difference.insurer': insurerNames.map((id) => ({ id, pt: insurerTitle(id), en: insurerTitle(id) })),
  'insurance.product': insuranceCodes.map((id) => ({ id, ...productName(id) })),
  'tcc-exemption.status': textsOf(exemptionStatuses),
  'vehicleLookUp.outcome': [
    { id: 'FOUND', pt: 'Encontrado', en: 'Found' },
    { id: 'UNKNOWN', pt: 'Não registrado', en: 'Not registered' },
    { id: 'NO_ANSWER', pt: 'Sem resposta', en: 'Unanswered' },
  ],
  'product-follow-up.outcome': textsOf(followUpOutcomes),
  'user.status': accountStatuses,
  'combo.products': comboForm.fields.products.options,
  'combo.vehicleType': comboForm.fields.vehicleType.options,
  'combo.vehicleSegmentation': comboForm.fields.vehicleSegmentation.options,
  'combo.coveragePMC': comboForm.fields.coveragePMC.options,
  // the settings of insurance: the segments that each product is sold for
  ...Object.fromEntries(insuranceCodes.map((code) => [`settings.${code}`, textsOf(vehicleSegments)])),
  'vap.code': vapForm.fields.code.options,
  'vap.exclusions': vapForm.fields.exclusions.options,
  'vap.saleTypes': vapForm.fields.saleTypes.options,
  'vap.buyerSegments': vapForm.fields.buyerSegments.options,
  'vap.financeTypeIds': vapForm.fields.financeTypeIds.options,
  'finalClientProduct.clientPage': textsOf(clientPages),
  'finalClientProduct.product': comboForm.fields.products.options,
  'insuranceLaw.product': insuranceLawSubjects.map((id) => ({ id, ...insuranceLawSubjectName(id) })),
  'insuranceLaw.refundMethod': insuranceLawForm.fields.refundMethod.options,
  'protectedInstalmentPlan.coveredEvents': protectedInstalmentForm.fields.coveredEvents.options,
  'pathology.driver': pathologyForm.fields.driver.options,
  'pathology.taxes': pathologyForm.fields.taxes.options,
  'pcdExemption.tax': pcdExemptionForm.fields.tax.options,
  'pcdExemption.uf': pcdExemptionForm.fields.uf.options,
  'pcdStep.condition': pcdStepForm.fields.condition.options,
  'settings.firstChannel': messageSettings.fields.firstChannel.options,
  'vap.priceSource': vapForm.fields.priceSource.options,
};

/** how many cells of profile parameters were changed, and which */
const changedCells: ReadonlySet<string> = new Set([...profileFlagNames, 'combinations']);

const languages: Readonly<Record<string, Texts>> = {
  'pt-BR': { pt: 'Português', en: 'Portuguese' },
  en: { pt: 'Inglês', en: 'English' },
};

/**
 * The text of a coded value in the trail; undefined where users know the value as it is.
 *
 * @param entity the kind of record
 * @param field the own name of the field, without the records around it
 */
export function auditValueTexts(entity: string, field: string, value: string): Texts | undefined {
  const own = `${entity}.${field}`;
  if (Object.hasOwn(ownLists, own)) return ownLists[own]!.find(({ id }) => String(id) === value);
  if (entity.startsWith('upload:') && field === 'status') return uploadStatuses.find(({ id }) => id === value);
  if (Object.hasOwn(lists, field)) return lists[field]!.find(({ id }) => String(id) === value);
  if (changedCells.has(field)) return textsOfChange(value);
  if ((field === 'status' || field === 'decision') && Object.hasOwn(proposalStatuses, value))
    return proposalStatuses[value as keyof typeof proposalStatuses];
  if (field === 'language' && Object.hasOwn(languages, value)) return languages[value];
  if (field === 'selectedTerm' || field === 'term') return { pt: `${value} meses`, en: `${value} months` };
  if (field !== 'financeTypeId') return undefined;
  const id = Number(value);
  return findFinanceType(id) && { pt: planTitle(id, 'pt-BR'), en: planTitle(id, 'en') };
}
