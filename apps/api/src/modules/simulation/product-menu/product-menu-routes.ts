import { recordScope } from '@estrada/domain/access/index';
import { productName } from '@estrada/domain/enumerations/index';
import { DomainError, pickText } from '@estrada/domain/errors/index';
import { type ArrangedColumn, isForMenu, type MenuColumn, menuProblems } from '@estrada/domain/products/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { ensureSellsBy, findDealerInScope, listUnsoldProducts } from '../../organization/index.ts';
import { loadProductsOnSale } from '../../products/index.ts';
import { findMenu, priceMenu } from './price-menu.ts';
import { listProductChoices, recordProductChoice } from './product-choices.ts';
import { productMenus } from './product-menu.tables.ts';

async function dealerInReach(context: ReadContext, dealerId: string) {
  return inReach(await findDealerInScope(context.db, recordScope(callerOf(context).viewer), dealerId));
}

async function describeMenu(
  menu: Awaited<ReturnType<typeof findMenu>>,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.readProductMenu>> {
  return {
    dealerId: menu.dealerId,
    version: menu.version,
    columns: menu.columns.map(({ column, products }) => ({ column, products: [...products] })),
    updatedAt: menu.updatedAt?.toISOString() ?? null,
    updatedByName: menu.changedByName || null,
    catalogue: (await soldBy(context.db, menu.dealerId)).filter(isForMenu).map(({ code, provider }) => ({
      code,
      provider,
      name: pickText(productName(code), context.language),
    })),
    can: { arrange: context.may('product-menu') },
  };
}

/** The products on sale at a dealer. */
async function soldBy(db: Db, dealerId: string) {
  const unsold = await listUnsoldProducts(db, dealerId);
  return (await loadProductsOnSale(db)).filter(({ code }) => !unsold.has(code));
}

/** Arranges the menu of a dealer. @throws DomainError SEC004, SET001; DOM002 with the problems of the columns */
const saveProductMenu: UseCase<typeof endpoints.saveProductMenu, WriteContext> = async ({ params, body }, context) => {
  const { db, now } = context;
  const dealer = await dealerInReach(context, params.dealerId);
  const before = atVersion(body.version, await findMenu(db, dealer.id, { lock: true }));
  const fields = menuProblems(body.columns, await soldBy(db, dealer.id));
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  const columns: ArrangedColumn[] = body.columns;
  const row = {
    dealerId: dealer.id,
    version: before.version + 1,
    columns,
    changedByName: callerOf(context).name,
    updatedAt: now,
  };
  const written =
    before.version === 0
      ? await db.insert(productMenus).values(row).onConflictDoNothing().returning({ version: productMenus.version })
      : await db
          .update(productMenus)
          .set(row)
          .where(eq(productMenus.dealerId, dealer.id))
          .returning({ version: productMenus.version });
  // two first arrangements at once: the second user saw none
  if (written.length === 0) throw new DomainError('SET001');
  context.audit({
    action: 'productMenu.arrange',
    entity: 'productMenu',
    entityId: dealer.id,
    before: trailOf(before.columns),
    after: trailOf(columns),
  });
  return describeMenu(row, context);
};

const trailOf = (columns: readonly ArrangedColumn[]) => {
  const productsOf = (name: MenuColumn) =>
    columns.find(({ column }) => column === name)?.products.map(({ code }) => code) ?? [];
  return {
    menuColumns: columns.map(({ column }) => column),
    menuEssential: productsOf('essential'),
    menuComplete: productsOf('complete'),
  };
};

/** Histories that are readable by the users who open the arrangement (`auditRoutes`), by the id of its dealer. */
export const productMenuHistories = {
  productMenu: {
    capability: 'product-menu-consult',
    isInReach: async (id: string, { db, ...context }: ReadContext) =>
      (await findDealerInScope(db, recordScope(callerOf(context).viewer), id)) !== null,
  },
} as const;

/** The menu of products: its arrangement by dealer, its prices in a sale, and what was chosen. */
export const productMenuRoutes: Route[] = [
  read(endpoints.readProductMenu, async ({ params }, context) => {
    const dealer = await dealerInReach(context, params.dealerId);
    return describeMenu(await findMenu(context.db, dealer.id), context);
  }),
  write(endpoints.saveProductMenu, saveProductMenu),
  read(endpoints.priceProductMenu, async ({ params: { dealerId }, body }, context) => {
    await dealerInReach(context, dealerId);
    await ensureSellsBy(context.db, dealerId, 'CHD');
    return priceMenu({ ...body, dealerId }, context);
  }),
  write(endpoints.recordProductChoice, recordProductChoice),
  read(endpoints.listProductChoices, listProductChoices),
];
