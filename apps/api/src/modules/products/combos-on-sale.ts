import { type ModuleFlags, recordScope } from '@estrada/domain/access/index';
import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { isInsurerActive } from '@estrada/domain/insurance/index';
import { comboPrice, fittingInsurance } from '@estrada/domain/products/index';
import type { PricedCombo } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findDealerInScope, listUnsoldProducts } from '../organization/index.ts';
import { combos } from './combos.tables.ts';
import { loadSoldInsurance } from './combos.ts';
import { comboPriceSources, readComboPrices } from './insurance-prices.ts';

/**
 * The combos on sale today, in their order: every part can be had from an insurer whose module is on, and is sold by
 * the dealer.
 *
 * @throws DomainError SEC004 for a dealer out of reach
 */
export const makeListCombosOnSale =
  (modules: ModuleFlags): UseCase<typeof endpoints.listCombosOnSale, ReadContext> =>
  async ({ query }, context) => {
    const { db, today, language } = context;
    const { personType, vehicleTypeId, vehicleSegmentation, dealerId } = query;
    const unsold = dealerId ? await unsoldBy(dealerId, context) : new Set<string>();
    const rows = await db
      .select()
      .from(combos)
      .where(
        and(
          eq(combos.enabled, true),
          eq(combos.personType, personType),
          eq(combos.vehicleType, vehicleTypeId),
          vehicleSegmentation ? inArray(combos.vehicleSegmentation, ['ALL', vehicleSegmentation]) : undefined,
          lte(combos.effectiveFrom, today),
          gte(combos.validUntil, today),
        ),
      )
      .orderBy(asc(combos.position), asc(combos.id))
      .limit(60);
    const prices = await readComboPrices(db, today);
    const { sold, excluded } = await loadSoldInsurance(db);
    const offered = {
      excluded,
      sold: sold.filter(({ provider }) => isInsurerActive(provider, modules)),
    };
    const items = rows.map((row) => ({
      id: row.id,
      name: row.comboName,
      description: (language === 'en' && row.descriptionEn) || row.descriptionPt,
      position: row.position,
      validUntil: row.validUntil,
      personType: row.personType,
      vehicleType: Number(row.vehicleType),
      vehicleSegmentation: row.vehicleSegmentation,
      products: row.products.map((code) => ({
        code,
        name: pickText(productName(code), language),
        providers: unsold.has(code) ? [] : fittingInsurance(code, row, offered).map(({ provider }) => provider),
      })),
      kmPMC: row.kmPMC,
      coveragePMC: row.coveragePMC || null,
      termsPMC: row.termsPMC,
      termGAP: row.termGAP,
      priceCents: comboPrice(prices, {
        comboName: row.comboName,
        personType: row.personType,
        assetType: row.vehicleType === '1' ? 1 : 2,
        today,
      }),
    }));
    return { items: items.filter(({ products }) => products.every(({ providers }) => providers.length > 0)) };
  };

/** The combos on sale on a day that have a price of their own, for a buyer and a condition of the vehicle. */
export const loadPricedCombos = cachedRead(
  { name: 'combos with a price', from: [combos, ...comboPriceSources, tablesInForce] },
  async (db: Db, personType: 'PF' | 'PJ', assetType: 1 | 2, today: string): Promise<PricedCombo[]> => {
    const prices = await readComboPrices(db, today);
    if (prices.length === 0) return [];
    const vehicleType = assetType === 1 ? ('1' as const) : ('2' as const);
    const rows = await db
      .select()
      .from(combos)
      .where(
        and(
          eq(combos.enabled, true),
          eq(combos.personType, personType),
          eq(combos.vehicleType, vehicleType),
          lte(combos.effectiveFrom, today),
          gte(combos.validUntil, today),
        ),
      )
      .limit(60);
    return rows.flatMap(({ id, comboName, products }) => {
      const priceCents = comboPrice(prices, { comboName, personType, assetType, today });
      return priceCents === null ? [] : [{ id, products, priceCents }];
    });
  },
);

async function unsoldBy(dealerId: string, context: ReadContext): Promise<Set<string>> {
  const scope = recordScope(callerOf(context).viewer);
  const dealer = inReach(await findDealerInScope(context.db, scope, dealerId));
  return listUnsoldProducts(context.db, dealer.id);
}
