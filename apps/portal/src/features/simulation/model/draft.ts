import { isCalendarDate } from '@estrada/domain/calendar/index';
import { stripDocument } from '@estrada/domain/formats/index';
import type { OfferType } from '@estrada/domain/offers/index';
import type { CompetitorOffer, SelectedProduct } from '@estrada/domain/simulation/index';
import type { MenuChoice, SavedSimulation, SimulationRequest } from '@estrada/endpoints/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import type { CarDraft } from './car-draft.ts';
import { type DraftDiscount, discountCodeOf } from './discount.ts';
import type { SimulationParameters } from './parameters.ts';
import { type SaleDraft, saleOf } from './sale.ts';
import { type TradeInDraft, tradeInOf } from './trade-in.ts';

export type PlanChoices = SimulationRequest['choices'];
export type PreApproval = NonNullable<SavedSimulation['preApproval']>;

/** The choices within a plan, for when it is selected again. */
export type PlanMemory = { terms: number[]; selectedTerm: number | null; choices: PlanChoices };

/** The typed entry. */
type OwnEntry = { entryValueCents: number | null; entryShare: string | null; entryHeldAs: 'amount' | 'share' };

/** The saved record that a draft belongs to, and its content when it was last read or saved. */
type SavedMark = {
  id: string;
  version: number;
  code: string;
  /** the client's personal data are hidden from this user; a draft stored by an older version does not say */
  isMasked?: boolean;
  /** `contentOf` the record: other content means unsaved changes */
  content: string;
  /** the client's document and the request of that record: the bureau's answer is valid only for these */
  document: string | undefined;
  request: string;
};

/** The column of the menu that was chosen, with what was shown then. */
export type DraftMenuChoice = Omit<MenuChoice, 'before'> & {
  before: SelectedProduct[];
  /** `menuSubjectOf` the draft that the choice made: with any other the column no longer applies */
  of: string;
  /** the saved simulation that it is recorded for */
  recordedIn?: string;
};

/** The offer elsewhere as typed; it is never sent. */
export type CompetitorDraft = { [Field in keyof CompetitorOffer]: number | null };

export type FittingSource = NonNullable<CallInput<'findFittingVehicles'>['body']['sources']>[number];

/** The search for vehicles as typed. */
export type FittingDraft = {
  entryCents: number | null;
  installmentCents: number | null;
  termMonths: number | null;
  /** null: for each vehicle the plan that suits the instalment best; a draft stored by an older version has none */
  financeTypeId?: number | null;
  /** a draft stored by an older version has none */
  sources?: FittingSource[];
};

/** The plate or chassis number of a used vehicle. */
export type VehicleMark = { kind: 'plate' | 'chassis'; mark: string };

/** The seller's input. Amounts in centavos, shares as fractions in text; '' and null mean "not yet". */
export type Draft = SaleDraft & {
  /** each person type has its own document: switching back and forth loses neither */
  cpf: string;
  cnpj: string;
  name: string;
  companyName: string;
  birthDate: string;
  phone: string;
  email: string;
  monthlyIncomeCents: number | null;
  /** of a person; a draft stored by an older version has none */
  additionalIncomeCents?: number | null;
  state: string;
  manufacturerId: number | null;
  modelId: number | null;
  versionId: number | null;
  manufacturerYear: number | null;
  modelYear: number | null;
  vehicleLabel: string;
  /** of the version; a draft stored by an older version has none */
  optionCodes: string[];
  /** the agreed colour; a draft stored by an older version has none */
  colour?: string;
  /** the plate or chassis number by which a used vehicle was found; a draft stored by an older version has none */
  vehicleMark?: VehicleMark | null;
  mileage: number | null;
  referencePriceCents: number | null;
  vehicleValueCents: number | null;
  /** a price that another page passed, until a vehicle is chosen: it stays instead of that of the table */
  passedPriceCents?: number | null;
  entryValueCents: number | null;
  entryShare: string | null;
  /** which of the two the seller typed last: it stays when the price changes, the other is computed */
  entryHeldAs: 'amount' | 'share';
  /** the trade-in vehicle as part of the entry; a draft stored by an older version has none */
  tradeIn?: TradeInDraft | null;
  financeTypeId: number;
  /** empty: the server preselects */
  terms: number[];
  selectedTerm: number | null;
  products: SelectedProduct[];
  /** the column of the menu that the products are of; a draft stored by an older version has none */
  menuChoice?: DraftMenuChoice | null;
  /** the client's choices within the plan; omitted ones have the plan's default */
  choices: PlanChoices;
  ignoreTCC: boolean;
  /** the selected tables among the applicable ones; without one the lowest rate is used */
  tableCodes?: string[];
  /** the offer of the sale; its vehicle, person type, plan and price are in the draft */
  offerId?: string | null;
  /** the lead that it starts from; a draft stored by an older version has none */
  fromLead?: string | null;
  /** the coupon or voucher that lowers the price; a draft stored by an older version has none */
  discount?: DraftDiscount | null;
  /** the offers to choose from: national, or of a branch; by default the national ones */
  offerType?: OfferType;
  /** the manual rate for one term of one table */
  currentTax?: SimulationRequest['currentTax'] | null;
  /** the choices of each previously selected plan */
  planMemory?: Readonly<Record<number, PlanMemory>>;
  /** the entry typed before the plan fixed another; restored with a plan that does not */
  ownEntry?: OwnEntry | null;
  /** the answers of the car insurance form, on this device until the insurer is asked */
  car?: CarDraft;
  /** the offer elsewhere that this one is compared with, only on this device */
  competitor?: CompetitorDraft;
  /** the search for vehicles by an instalment, only on this device */
  fitting?: FittingDraft;
  preApproval: PreApproval | null;
  /** the simulation whose pre-approval gives the pricing tier, and its client: it is valid only for that client */
  pricedBy: { simulationId: string; document: string | undefined } | null;
  /** the bureau has answered, but for another client */
  preApprovalFell: boolean;
  saved: SavedMark | null;
  /** the figures on screen are newer than the saved ones, although nothing else changed */
  isRecalculated: boolean;
};

/** An untouched draft, with the defaults of the dealer. */
export function emptyDraft({
  defaults,
  financeStructures,
}: Pick<SimulationParameters, 'defaults' | 'financeStructures'>): Draft {
  const plan = financeStructures.find(({ id }) => id === 1) ?? financeStructures[0];
  return {
    personType: defaults.personType,
    cpf: '',
    cnpj: '',
    name: '',
    companyName: '',
    birthDate: '',
    phone: '',
    email: '',
    monthlyIncomeCents: null,
    state: defaults.state,
    assetType: defaults.assetType === 2 ? 2 : 1,
    saleType: defaults.saleType,
    saleOptions: { PF: [], PJ: [] },
    taxRegime: 'OTHER',
    isEmployee: false,
    isAssignmentOfRights: false,
    takesIofExemption: true,
    plateState: null,
    manufacturerId: defaults.manufacturerId,
    modelId: null,
    versionId: null,
    manufacturerYear: null,
    modelYear: null,
    vehicleLabel: '',
    optionCodes: [],
    mileage: null,
    referencePriceCents: null,
    vehicleValueCents: null,
    entryValueCents: null,
    entryShare: null,
    entryHeldAs: 'amount',
    financeTypeId: plan?.id ?? 1,
    terms: [],
    selectedTerm: null,
    products: [],
    choices: {},
    ignoreTCC: false,
    preApproval: null,
    pricedBy: null,
    preApprovalFell: false,
    saved: null,
    isRecalculated: false,
  };
}

/** The client as sent: only filled-in values. */
export function clientOf(draft: Draft) {
  const filled = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const isPerson = draft.personType === 'PF';
  return {
    document: filled(stripDocument(isPerson ? draft.cpf : draft.cnpj)),
    name: filled(draft.name),
    companyName: isPerson ? undefined : filled(draft.companyName),
    birthDate: isPerson ? filled(draft.birthDate) : undefined,
    phone: filled(draft.phone),
    email: filled(draft.email),
    monthlyIncomeCents: draft.monthlyIncomeCents ?? undefined,
    additionalIncomeCents: isPerson ? (draft.additionalIncomeCents ?? undefined) : undefined,
  };
}

/**
 * The request to the calculation; null while a required value is missing. The composition of the entry changes no
 * figure.
 */
export function requestOf(draft: Draft): SimulationRequest | null {
  const { manufacturerId, modelId, versionId, manufacturerYear, modelYear, vehicleValueCents, entryValueCents } = draft;
  if (manufacturerId === null || modelId === null || versionId === null) return null;
  if (manufacturerYear === null || modelYear === null) return null;
  if (vehicleValueCents === null || entryValueCents === null) return null;
  if (draft.assetType === 2 && draft.mileage === null) return null;
  return {
    personType: draft.personType,
    assetType: draft.assetType,
    ...saleOf(draft),
    state: draft.state,
    manufacturerId,
    modelId,
    versionId,
    manufacturerYear,
    modelYear,
    optionCodes: draft.optionCodes?.length ? draft.optionCodes : undefined,
    mileage: draft.assetType === 2 ? (draft.mileage ?? undefined) : undefined,
    financeTypeId: draft.financeTypeId,
    vehicleValueCents,
    entryValueCents,
    terms: draft.terms,
    ...birthDateOf(draft),
    products: draft.products,
    // a draft stored before plans had choices has none
    choices: draft.choices ?? {},
    ignoreTCC: draft.ignoreTCC,
    ...(draft.tableCodes?.length ? { tableCodes: draft.tableCodes } : {}),
    ...(draft.currentTax ? { currentTax: draft.currentTax } : {}),
    ...(draft.offerId ? { offerId: draft.offerId } : {}),
    ...discountCodeOf(draft.discount),
    ...pricedByOf(draft),
  };
}

/** A complete birth date; one that is being typed is none yet. */
const birthDateOf = (draft: Draft): Pick<SimulationRequest, 'clientBirthDate'> => {
  const { birthDate } = clientOf(draft);
  return birthDate && isCalendarDate(birthDate) ? { clientBirthDate: birthDate } : {};
};

/** The request as saved, including what changes no figure. */
export function savedRequestOf(draft: Draft): SimulationRequest | null {
  const request = requestOf(draft);
  if (!request) return null;
  const tradeIn = tradeInOf(draft);
  const colour = draft.colour?.trim();
  const { fromLead, vehicleMark } = draft;
  return {
    ...request,
    ...(tradeIn ? { tradeIn } : {}),
    ...(colour ? { colour } : {}),
    ...(draft.assetType === 2 && vehicleMark ? { [vehicleMark.kind]: vehicleMark.mark } : {}),
    ...(fromLead ? { fromLead } : {}),
  };
}

function pricedByOf(draft: Draft): Pick<SimulationRequest, 'simulationId'> {
  const { pricedBy } = draft;
  return pricedBy && pricedBy.document === clientOf(draft).document ? { simulationId: pricedBy.simulationId } : {};
}

/** A text of all that a saved record contains; two drafts with the same text need no saving. */
export function contentOf(draft: Draft): string {
  const pending = pendingMenuChoice(draft);
  const chosen = pending ? [pending.column, pending.chosenBy, pending.shown] : [];
  return JSON.stringify([clientOf(draft), savedRequestOf(draft), draft.selectedTerm, ...chosen]);
}

/** A text of all that the figures of the chosen column depend on. */
export const menuSubjectOf = (draft: Draft): string => JSON.stringify([figuresOf(draft), draft.selectedTerm]);

/** The chosen column of the menu while the draft is what it was chosen for; null otherwise. */
export const currentMenuChoice = (draft: Draft): DraftMenuChoice | null =>
  draft.menuChoice?.of === menuSubjectOf(draft) ? draft.menuChoice : null;

/** The chosen column that the saved record does not have yet. */
export function pendingMenuChoice(draft: Draft): DraftMenuChoice | null {
  const choice = currentMenuChoice(draft);
  const isRecorded = choice?.recordedIn !== undefined && choice.recordedIn === draft.saved?.id;
  return isRecorded ? null : choice;
}

/** A text of all that amount and vehicle depend on; unselected terms change neither. */
const figuresOf = (draft: Draft): string =>
  JSON.stringify({ ...requestOf(draft), terms: undefined, simulationId: undefined });

/** The saved mark of a record whose content is the draft's. */
export const markOf = (
  draft: Draft,
  record: Pick<SavedSimulation, 'id' | 'version' | 'code' | 'maskedFields'>,
): SavedMark => ({
  id: record.id,
  version: record.version,
  code: record.code,
  isMasked: record.maskedFields !== null,
  content: contentOf(draft),
  document: clientOf(draft).document,
  request: figuresOf(draft),
});

/**
 * Whether the bureau's answer is valid for what is on the screen now, saved or not. @param term the one on the screen
 */
export function preApprovalOnScreen(draft: Draft, term: number | null): 'none' | 'current' | 'outdated' | 'fallen' {
  const { preApproval, saved } = draft;
  if (!preApproval || !saved) return draft.preApprovalFell ? 'fallen' : 'none';
  if (clientOf(draft).document !== saved.document) return 'fallen';
  const isSame = figuresOf(draft) === saved.request && preApproval.term === term;
  return isSame && !preApproval.isOutdated ? 'current' : 'outdated';
}

/** Whether the screen shows anything that the saved record does not have. */
export function isUnsaved(draft: Draft): boolean {
  return draft.saved === null || draft.isRecalculated || draft.saved.content !== contentOf(draft);
}
