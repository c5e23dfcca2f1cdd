import { moduleFlags, modulesOn } from '@estrada/domain/access/index';
import { addDays, addMonths, type CalendarDate } from '@estrada/domain/calendar/index';
import {
  type InsuranceAnswers,
  type InsuranceSection,
  type InsurerDecision,
  type InsurerId,
  insuranceOfType,
  insuranceSections,
  prefillInsurance,
} from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { aFilledForm, aPerson } from '@estrada/testkit/index';
import { eq } from 'drizzle-orm';
import type { WriteContext } from '../kernel/context.ts';
import type { Logger } from '../kernel/logger.ts';
import { inTransaction, type PipelineParts } from '../kernel/run-route.ts';
import { insuranceQuotes } from '../modules/insurance/insurance.tables.ts';
import { applyCharge, applyNews } from '../modules/policies/apply-news.ts';
import { makeBeginInsurance } from '../modules/policies/begin-insurance.ts';
import { sendInsurance, withdrawInsurance } from '../modules/policies/insurance-acts.ts';
import {
  type InsuranceRecord,
  listPremiums,
  lockAnyInsurance,
} from '../modules/policies/insurance-proposals.repository.ts';
import { insurerMoves, moveInsurance } from '../modules/policies/move-insurance.ts';
import { insuranceProposals } from '../modules/policies/policies.tables.ts';
import { saveSection } from '../modules/policies/save-section.ts';
import { demoContext } from './demo-context.ts';
import type { DemoAccount } from './insert-accounts.ts';

type Story = 'working' | 'quoted' | 'complete' | 'sent' | 'information' | 'manual' | 'refused' | 'issued' | 'withdrawn';
type Insurance = {
  type: string;
  provider: InsurerId;
  person: number;
  seller: string;
  story: Story;
  daysAgo: number;
  netCents: number;
  premiums?: number;
};

/** One of each status, of every product, at the dealers of the demo; a policy among them is due for renewal. */
const insurances: readonly Insurance[] = [
  {
    type: 'SEGURO_AUTO',
    provider: 'LIBERTY',
    person: 1_301,
    seller: 'DEMO.SELLER',
    story: 'working',
    daysAgo: 1,
    netCents: 0,
  },
  {
    type: 'GAP',
    provider: 'ASSURANT',
    person: 1_302,
    seller: 'DEMO.SELLER',
    story: 'quoted',
    daysAgo: 1,
    netCents: 182_000,
  },
  {
    type: 'PMC',
    provider: 'LIBERTY',
    person: 1_303,
    seller: 'DEMO.FI-MANAGER',
    story: 'complete',
    daysAgo: 1,
    netCents: 241_500,
  },
  {
    type: 'SEGURO_AUTO',
    provider: 'LIBERTY',
    person: 1_304,
    seller: 'DEMO.SELLER',
    story: 'sent',
    daysAgo: 3,
    netCents: 318_900,
  },
  {
    type: 'LIFE',
    provider: 'METLIFE',
    person: 1_305,
    seller: 'DEMO.FI-MANAGER',
    story: 'information',
    daysAgo: 4,
    netCents: 96_400,
  },
  {
    type: 'SEGURO_AUTO',
    provider: 'LIBERTY',
    person: 1_306,
    seller: 'DEMO.FI-MANAGER',
    story: 'manual',
    daysAgo: 2,
    netCents: 402_700,
  },
  {
    type: 'PMC_CARDIF',
    provider: 'CARDIF',
    person: 1_307,
    seller: 'DEMO.SELLER',
    story: 'issued',
    daysAgo: 40,
    netCents: 210_000,
    premiums: 4,
  },
  {
    type: 'PMC_DAY_2',
    provider: 'LIBERTY',
    person: 1_308,
    seller: 'DEMO2.SELLER',
    story: 'issued',
    daysAgo: 20,
    netCents: 198_300,
  },
  {
    type: 'SEGURO_AUTO',
    provider: 'LIBERTY',
    person: 1_309,
    seller: 'DEMO.SELLER',
    story: 'issued',
    daysAgo: 310,
    netCents: 287_600,
  },
  {
    type: 'CHEV_PLUS',
    provider: 'LIBERTY',
    person: 1_310,
    seller: 'DEMO.SELLER',
    story: 'refused',
    daysAgo: 10,
    netCents: 88_000,
  },
  {
    type: 'PPI',
    provider: 'METLIFE',
    person: 1_311,
    seller: 'DEMO.FI-MANAGER',
    story: 'withdrawn',
    daysAgo: 6,
    netCents: 74_200,
  },
];

const decisions: Partial<Record<Story, InsurerDecision>> = {
  information: { state: 'information', question: 'Informe a profissão atual e desde quando o segurado trabalha nela.' },
  manual: { state: 'manual', code: 'LIBMAN' },
  refused: { state: 'refused', code: null, reason: 'Risco fora da política de aceitação da seguradora.' },
};

/** The answers that no registration has. */
function detailsOf(type: string, today: CalendarDate): InsuranceAnswers['details'] {
  if (type === 'SEGURO_AUTO')
    return {
      coverage: 'A',
      deductible: 100,
      term: 12,
      initialDate: today,
      commercialCategory: 1,
      useTheVehicleForBusinessPurposes: false,
      hasYoungDriver: false,
      hasExtendInsurance: false,
      trackingDevice: 'ON_STAR',
      hasPreviousInsurance: false,
      bonus: 0,
      sinister: false,
      taxIsent: false,
      blindagem: false,
      gas: false,
    };
  if (type.startsWith('PMC'))
    return {
      coverage: 'COMPLETE',
      term: 24,
      ...(type === 'PMC_DAY_2' ? { startWarrantyDate: addMonths(today, 4) } : {}),
    };
  return {
    term: 36,
    financedValue: 6_480_000,
    ...(type === 'LIFE' || type === 'PPI' ? { isHealthy: true } : {}),
    ...(type === 'PPI' ? { planCode: 'PPI-6' } : {}),
  };
}

function answersOf({ type, person }: Insurance, today: CalendarDate): InsuranceAnswers {
  const { code } = insuranceOfType(type);
  const { answers } = prefillInsurance(code, {
    client: aFilledForm(aPerson(person)),
    vehicle: {
      label: 'Onix 1.0 Manual · 2026/2027',
      assetType: type === 'PMC_DAY_2' ? 2 : 1,
      modelYear: 2027,
      valueCents: 10_299_000,
      plate: null,
      chassis: `9BGKS48U0RG${String(person).padStart(6, '0')}`,
      renavam: null,
      mileage: type === 'PMC_DAY_2' ? 18_400 : 0,
    },
    loan: null,
    priced: null,
    today,
  });
  return {
    assured: {
      ...answers.assured,
      exposedPerson: false,
      ...(type === 'SEGURO_AUTO' ? { isMainDriver: true, isOwner: true } : {}),
    },
    ...(answers.vehicle
      ? {
          vehicle: {
            ...answers.vehicle,
            fuelType: 3,
            ...(type === 'PMC' || type === 'PMC_CARDIF' || type === 'GAP' ? { saleDate: today } : {}),
          },
        }
      : {}),
    details: detailsOf(type, today)!,
  };
}

/** Insurance proposals of every status, made by the moves and use cases of the product itself; no insurer is called. */
export async function insertInsurances(
  parts: PipelineParts,
  accounts: readonly DemoAccount[],
  { dealerIds, now, logger }: { dealerIds: readonly string[]; now: Date; logger: Logger },
): Promise<void> {
  for (const insurance of insurances) {
    const seller = accounts.find(({ username }) => username === insurance.seller)!;
    const at = new Date(now.getTime() - insurance.daysAgo * 86_400_000);
    const context = { ...demoContext(seller, dealerIds, at, logger), may: () => true };
    await inTransaction(parts, context, (tx) => insertOne(insurance, { ...tx, enqueue: () => {} }));
  }
}

async function insertOne(insurance: Insurance, tx: WriteContext): Promise<void> {
  const { type, provider, story } = insurance;
  const { id, insuranceType } = await makeBeginInsurance(modulesOn(moduleFlags))(
    { params: { type, provider }, query: {}, body: { saleType: 'AVULSA' } },
    tx,
  );
  const answers = answersOf(insurance, tx.today);
  const known = story === 'working' ? (['assured'] as const) : insuranceSections;
  for (const section of known) await save(id, section, answers[section], tx);
  if (story === 'working') return;
  const { iofShare } = tax;
  const iofCents = Math.round(insurance.netCents * iofShare);
  const offer = {
    coverage: String(answers.details?.coverage ?? 'STANDARD'),
    deductiblePercent: type === 'SEGURO_AUTO' ? 100 : null,
    netCents: insurance.netCents,
    iofCents,
    totalCents: insurance.netCents + iofCents,
  };
  const quoteId = `demo-${id}`;
  const quoteValidUntil = new Date(tx.now.getTime() + 15 * 86_400_000);
  await tx.db.insert(insuranceQuotes).values({
    id: quoteId,
    key: quoteId,
    attempt: 1,
    insurer: provider,
    product: insuranceType,
    request: {} as never,
    status: 'QUOTED',
    quote: { quoteId, offers: [offer], validUntil: quoteValidUntil.toISOString() },
    askedAt: tx.now,
    validUntil: quoteValidUntil,
  });
  const record = await locked(id, tx);
  const termMonths = Number(answers.details?.term ?? 12);
  const startsOn = tx.today;
  const cover = { termMonths, startsOn, endsOn: addDays(addMonths(startsOn, termMonths), -1) };
  const changes = {
    quoteId,
    insurerQuoteId: id.slice(-12),
    offer,
    quoteValidUntil,
    premiumCents: offer.totalCents,
    ...cover,
  };
  await moveInsurance({ record, event: 'quote', ...insurerMoves(record), changes }, tx);
  if (story === 'quoted') return;
  const count = insurance.premiums ?? 1;
  await save(id, 'payment', { paymentTypeCode: 'BILL', installmentNumber: String(count) }, tx);
  if (story === 'complete') return;
  await sendInsurance(await locked(id, tx), 'AVULSA', tx);
  const number = `DEMO-${(await locked(id, tx)).number}`;
  await tx.db.update(insuranceProposals).set({ insurerNumber: number }).where(eq(insuranceProposals.id, id));
  if (story === 'sent') return;
  const accepted: InsurerDecision = { state: 'accepted', decidedOn: tx.today, isCollected: false };
  const decided = await applyNews(
    await locked(id, tx),
    { about: 'decision', decision: decisions[story] ?? accepted },
    tx,
  );
  if (story !== 'issued' && story !== 'withdrawn') return;
  const share = Math.floor(offer.totalCents / count);
  const issued = await applyNews(
    decided,
    {
      about: 'policy',
      policy: {
        policyNumber: `77${decided.number}`,
        issuedOn: tx.today,
        startsOn: cover.startsOn,
        endsOn: cover.endsOn,
        instalments: Array.from({ length: count }, (_, index) => ({
          number: index + 1,
          dueOn: addDays(addMonths(tx.today, index), 5),
          amountCents: index === 0 ? offer.totalCents - share * (count - 1) : share,
          interestCents: 0,
        })),
      },
    },
    tx,
  );
  const [first] = await listPremiums(tx.db, id);
  await applyCharge(issued, first!, { chargeId: number, mandateId: null, status: 'paid', paidOn: tx.today }, tx);
  if (story !== 'withdrawn') return;
  const { version } = await locked(id, tx);
  await withdrawInsurance({ params: { id }, body: { version } }, tx);
}

/** The tax of the demo's prices; the insurers state their own. */
const tax = { iofShare: 0.0738 };

const locked = async (id: string, tx: WriteContext): Promise<InsuranceRecord> => (await lockAnyInsurance(tx.db, id))!;

async function save(
  id: string,
  section: InsuranceSection,
  values: Readonly<Record<string, unknown>> | undefined,
  tx: WriteContext,
): Promise<InsuranceDetail | undefined> {
  return values && saveSection(await locked(id, tx), section, { ...values }, tx);
}
