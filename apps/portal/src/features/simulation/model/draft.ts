import { stripDocument } from '@estrada/domain/formats/index';
import type { SavedSimulation, SimulationRequest } from '@estrada/endpoints/index';
import type { SimulationParameters } from './parameters.ts';
import { type SaleDraft, saleOf } from './sale.ts';
import { type TradeInDraft, tradeInOf } from './trade-in.ts';

export type PlanChoices = SimulationRequest['choices'];
export type PreApproval = NonNullable<SavedSimulation['preApproval']>;

/** What was chosen within a plan, for when it is taken again. */
export type PlanMemory = { terms: number[]; selectedTerm: number | null; choices: PlanChoices };

/** The entry as it was typed. */
type OwnEntry = { entryValueCents: number | null; entryShare: string | null; entryHeldAs: 'amount' | 'share' };

/** Which saved record a draft stands for, and what that record contained when it was last read or written. */
type SavedMark = {
  id: string;
  version: number;
  code: string;
  /** `contentOf` the record: another content means that something is not saved yet */
  content: string;
  /** the client's document and the request of that record: what an answer of the bureau stands and falls with */
  document: string | undefined;
  request: string;
};

/** Everything the seller typed or chose. Amounts in centavos, shares as fractions in text; '' and null mean "not yet". */
export type Draft = SaleDraft & {
  /** each person type keeps its own document: switching to and fro loses neither */
  cpf: string;
  cnpj: string;
  name: string;
  companyName: string;
  birthDate: string;
  phone: string;
  email: string;
  monthlyIncomeCents: number | null;
  state: string;
  manufacturerId: number | null;
  modelId: number | null;
  versionId: number | null;
  manufacturerYear: number | null;
  modelYear: number | null;
  vehicleLabel: string;
  /** of the version; a draft that was kept before there were any has none */
  optionCodes: string[];
  mileage: number | null;
  referencePriceCents: number | null;
  vehicleValueCents: number | null;
  entryValueCents: number | null;
  entryShare: string | null;
  /** what the seller typed last: it stays when the price changes, the other follows */
  entryHeldAs: 'amount' | 'share';
  /** the vehicle handed in as a part of the entry; a draft that was kept before there was one has none */
  tradeIn?: TradeInDraft | null;
  financeTypeId: number;
  /** empty: the server preselects */
  terms: number[];
  selectedTerm: number | null;
  products: string[];
  /** what the client chose within the plan; what is left out takes the plan's default */
  choices: PlanChoices;
  ignoreTCC: boolean;
  /** the tables chosen among those that apply; where none is named the lowest rate prices */
  tableCodes?: string[];
  /** the offer that is sold by; its vehicle, person, plan and price are the draft's */
  offerId?: string | null;
  /** the rate set by hand for one term of one table */
  currentTax?: SimulationRequest['currentTax'] | null;
  /** what was chosen within each plan that was left */
  planMemory?: Readonly<Record<number, PlanMemory>>;
  /** what was typed as entry before the plan fixed another; it comes back with a plan that does not */
  ownEntry?: OwnEntry | null;
  preApproval: PreApproval | null;
  /** whose pre-approval gives the tier that prices, and the client it was about: for nobody else does it price */
  pricedBy: { simulationId: string; document: string | undefined } | null;
  /** the bureau has answered, but about another client */
  preApprovalFell: boolean;
  saved: SavedMark | null;
  /** the figures on screen are newer than the saved ones though nothing else changed */
  isRecalculated: boolean;
};

/** A draft nobody has touched, with the defaults of the dealer. */
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

/** What is sent as the client: only what is filled in. */
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
  };
}

/** The request to the calculation; null while something it needs is missing. What the entry is made up of changes no figure. */
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
    products: draft.products,
    // a draft that was kept before plans had choices has none
    choices: draft.choices ?? {},
    ignoreTCC: draft.ignoreTCC,
    ...(draft.tableCodes?.length ? { tableCodes: draft.tableCodes } : {}),
    ...(draft.currentTax ? { currentTax: draft.currentTax } : {}),
    ...(draft.offerId ? { offerId: draft.offerId } : {}),
    ...pricedByOf(draft),
  };
}

/** The request as it is kept, with what changes no figure. */
export function savedRequestOf(draft: Draft): SimulationRequest | null {
  const request = requestOf(draft);
  const tradeIn = tradeInOf(draft);
  return request && tradeIn ? { ...request, tradeIn } : request;
}

function pricedByOf(draft: Draft): Pick<SimulationRequest, 'simulationId'> {
  const { pricedBy } = draft;
  return pricedBy && pricedBy.document === clientOf(draft).document ? { simulationId: pricedBy.simulationId } : {};
}

/** One text for all that a saved record holds; two drafts with the same text need no saving. */
export function contentOf(draft: Draft): string {
  return JSON.stringify([clientOf(draft), savedRequestOf(draft), draft.selectedTerm]);
}

/** What amount and vehicle follow from, as one text; other terms beside the chosen one change neither. */
const figuresOf = (draft: Draft): string =>
  JSON.stringify({ ...requestOf(draft), terms: undefined, simulationId: undefined });

/** The mark of a record that a draft repeats. */
export const markOf = (draft: Draft, record: Pick<SavedSimulation, 'id' | 'version' | 'code'>): SavedMark => ({
  id: record.id,
  version: record.version,
  code: record.code,
  content: contentOf(draft),
  document: clientOf(draft).document,
  request: figuresOf(draft),
});

/** What the bureau's answer is worth for what is on the screen now, saved or not. @param term the one on the screen */
export function preApprovalOnScreen(draft: Draft, term: number | null): 'none' | 'current' | 'outdated' | 'fallen' {
  const { preApproval, saved } = draft;
  if (!preApproval || !saved) return draft.preApprovalFell ? 'fallen' : 'none';
  if (clientOf(draft).document !== saved.document) return 'fallen';
  const isSame = figuresOf(draft) === saved.request && preApproval.term === term;
  return isSame && !preApproval.isOutdated ? 'current' : 'outdated';
}

/** Whether something is on the screen that the saved record does not have. */
export function isUnsaved(draft: Draft): boolean {
  return draft.saved === null || draft.isRecalculated || draft.saved.content !== contentOf(draft);
}
