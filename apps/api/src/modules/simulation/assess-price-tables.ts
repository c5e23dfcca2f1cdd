import { addDays, type CalendarDate } from '@estrada/domain/calendar/index';
import { findFinanceType } from '@estrada/domain/enumerations/index';
import { joinTranslatable } from '@estrada/domain/errors/index';
import { earliestOfferEnd, type ReferenceLoan, referenceLoan } from '@estrada/domain/simulation/index';
import {
  type Counted,
  conditionTexts,
  type PriceAssessment,
  type ReferenceChange,
  sampleLimit,
} from '@estrada/domain/uploads/index';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import { toPriceRow } from './parameters.repository.ts';
import { priceTables } from './simulation.tables.ts';

/**
 * The effect of tried price tables: the instalment of a reference loan by plan, the choices that would lose their
 * financing on the day, and the choices that several tables price at once.
 */
export async function assessPriceTables(
  db: Db,
  { triedId, inForce, today }: { triedId: string; inForce: string | null; today: CalendarDate },
): Promise<PriceAssessment> {
  const before = await referenceLoans(db, inForce ?? '', today);
  const after = await referenceLoans(db, triedId, today);
  return {
    loans: pairs(before, after),
    gaps: await counted(db, gapsOf(inForce ?? '', triedId, today)),
    overlaps: await counted(db, overlapsOf(triedId)),
  };
}

/**
 * How many days before the last one of a price table its end is announced (docs/specification/notifications.md#tables).
 */
const endingDays = 30;

/** Whether a choice that can be financed today cannot be any more after `endingDays`, including scheduled tables. */
export async function arePriceTablesEnding(db: Db, today: CalendarDate): Promise<boolean> {
  const later = addDays(today, endingDays + 1);
  const choices = async (day: CalendarDate) => choicesOf((await readTableInForce(db, 'plans', day)) ?? '', day);
  const lost = lostChoices(await choices(today), await choices(later));
  const [found] = await db.select({ isEnding: sql<boolean>`exists (${lost})` }).from(sql`(select 1) one`);
  return found!.isEnding;
}

/**
 * The shortest term of each plan and condition, with the lowest rate: what a quote would use for a client without a
 * tier.
 */
async function referenceLoans(db: Db, tableId: string, today: CalendarDate): Promise<ReferenceLoan[]> {
  const { financeTypeId, assetType, termMonths, rateMonthly } = priceTables;
  const rows = await db
    .selectDistinctOn([financeTypeId, assetType])
    .from(priceTables)
    .where(
      sql`${priceTables.tableId} = ${tableId} and ${priceTables.tierCode} is null and ${priceTables.saleType} = 'TD' and ${priceTables.personType} is distinct from 'PJ'
        and ${priceTables.effectiveFrom} <= ${today} and ${priceTables.validUntil} >= ${earliestOfferEnd(today)}`,
    )
    .orderBy(financeTypeId, assetType, termMonths, rateMonthly);
  return rows.map((row) => referenceLoan(toPriceRow(row), today));
}

const nameOf = ({ financeTypeId, assetType }: ReferenceLoan) => `${financeTypeId}|${assetType}`;

function pairs(before: readonly ReferenceLoan[], after: readonly ReferenceLoan[]): ReferenceChange[] {
  const old = new Map(before.map((loan) => [nameOf(loan), loan]));
  const fresh = new Map(after.map((loan) => [nameOf(loan), loan]));
  return [...new Map([...old, ...fresh]).values()]
    .sort((a, b) => a.financeTypeId - b.financeTypeId || a.assetType - b.assetType)
    .map((loan) => {
      const was = old.get(nameOf(loan));
      const is = fresh.get(nameOf(loan));
      return {
        plan: findFinanceType(loan.financeTypeId)!.name,
        assetType: loan.assetType,
        beforeTermMonths: was?.termMonths ?? null,
        beforeCents: was?.installmentCents ?? null,
        afterTermMonths: is?.termMonths ?? null,
        afterCents: is?.installmentCents ?? null,
      };
    });
}

/**
 * Plan, person, condition, sale, term and tier ('' for none) of every choice that a table has an offer for on a day.
 */
const choicesOf = (tableId: string, today: CalendarDate): SQL => sql`
  select distinct finance_type_id, person, asset_type, sale_type, term_months, coalesce(tier_code, '') as tier
  from price_tables cross join (values ('PF'), ('PJ')) people (person)
  where table_id = ${tableId} and coalesce(person_type, person) = person
    and effective_from <= ${today} and valid_until >= ${earliestOfferEnd(today)}`;

/** The choices of the first query that the second prices neither for their tier nor for all clients. */
const lostChoices = (before: SQL, after: SQL): SQL => sql`
  with later as materialized (${after})
  select finance_type_id, person, asset_type, sale_type, term_months, tier from (${before}) earlier
  where not exists (select 1 from later where row(later.*) = row(earlier.*))
    and not exists (select 1 from later where later.tier = ''
      and row(later.finance_type_id, later.person, later.asset_type, later.sale_type, later.term_months)
        = row(earlier.finance_type_id, earlier.person, earlier.asset_type, earlier.sale_type, earlier.term_months))`;

const gapsOf = (before: string, after: string, today: CalendarDate): SQL =>
  lostChoices(choicesOf(before, today), choicesOf(after, today));

/** Lines that begin while another one of the same choice, entry and tier is still valid, whatever its code. */
const overlapsOf = (tableId: string): SQL => sql`
  select distinct finance_type_id, coalesce(person_type, 'PF + PJ') as person, asset_type, sale_type, term_months, coalesce(tier_code, '') as tier from (
    select *, max(valid_until) over (
      partition by finance_type_id, person_type, asset_type, sale_type, term_months, tier_code, min_entry_share, max_vehicle_age_years
      order by effective_from, id rows between unbounded preceding and 1 preceding
    ) as held_until
    from price_tables where table_id = ${tableId}
  ) lines where held_until >= effective_from`;

async function counted(db: Db, choices: SQL): Promise<Counted> {
  const rows = await db
    .select({
      financeTypeId: sql<number>`finance_type_id`,
      person: sql<string>`person`,
      assetType: sql<number>`asset_type`,
      saleType: sql<string>`sale_type`,
      termMonths: sql<number>`term_months`,
      tier: sql<string>`tier`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(sql`(${choices}) found`)
    .orderBy(sql`finance_type_id, asset_type, sale_type, term_months, person, tier`)
    .limit(sampleLimit);
  return {
    count: rows[0]?.total ?? 0,
    samples: rows.map((row) =>
      joinTranslatable(
        [
          findFinanceType(row.financeTypeId)!.name,
          row.person,
          conditionTexts[row.assetType === 1 ? 'novo' : 'usado'],
          row.saleType,
          String(row.termMonths),
          ...(row.tier === '' ? [] : [row.tier]),
        ],
        ' · ',
      ),
    ),
  };
}
