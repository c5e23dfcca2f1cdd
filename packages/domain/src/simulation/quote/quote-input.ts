import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { IofRow, Taxpayer } from '../loan/iof-rows.ts';
import type { PlanChoices } from '../plans/plan-choices.ts';
import type { ManualRate } from '../rate/manual-rate.ts';
import type { Sale } from '../sale/sale.ts';
import type { FeeRow } from '../tables/fees.ts';
import type { PriceChoice, PriceTableRow } from '../tables/price-tables.ts';
import type { Discount } from './discount.ts';
import type { CatalogueProduct, InsurerPrice, PricedCombo } from './price-selection.ts';
import type { SelectedProduct } from './selection.ts';

/**
 * The input of the simulator. Amounts in centavos, shares as fractions; the rows are those of the day's parameters.
 *
 * One price is made in this order: list price with options → discount (`applyDiscount`) → entry → fees → products →
 * taxes and gross-up → instalment. This input begins after the discount: everything that is a share of the price, or
 * bounded by it, uses `vehicleValueCents`.
 */
export type QuoteInput = Omit<PriceChoice, 'entryShare'> &
  Sale & {
    /** the price with the discount */
    vehicleValueCents: Money;
    /** the coupon or voucher that the price contains; without one it is the list price */
    discount?: Discount | undefined;
    entryValueCents: Money;
    /** terms to compare; empty for the default selection */
    terms: readonly number[];
    /** the client's state */
    state: string;
    /** the state of the vehicle's registration, and of the contract's; by default the client's state */
    plateState?: string | undefined;
    /** the state of the selling dealer, where known: a refusal of the other state is distinguished by it */
    dealerState?: string | undefined;
    ignoreTCC: boolean;
    /** by default derived from the sale, the person type and the tax regime */
    taxpayer?: Taxpayer;
    /** codes of the tables that the seller chose; each prices the terms that it has, in place of the lowest rate */
    tableCodes?: readonly string[] | undefined;
    /** a manual rate for one term of one table; `assessRate` checks it */
    rateByHand?: ManualRate | undefined;
    /** the client's choices within the plan; by default the plan's */
    choices?: PlanChoices;
    /** the plan's own day unless the client chose one; then the days up to it bear interest */
    firstDueDate?: CalendarDate;
    /** fees paid at signing instead of financed */
    feesPaidApart?: boolean;
    /** the products to include, none that another excludes */
    products: readonly SelectedProduct[];
    /** of a used vehicle */
    mileage?: number | undefined;
    /** the client's, where known: a product may be for certain ages */
    birthDate?: CalendarDate | undefined;
    priceRows: readonly PriceTableRow[];
    feeRows: readonly FeeRow[];
    /** the products that the dealer may sell, with their prices in force */
    catalogue: readonly CatalogueProduct[];
    /** the insurers' answers that the selection names */
    insurerPrices?: readonly InsurerPrice[] | undefined;
    /** the combos on sale that have a price of their own */
    combos?: readonly PricedCombo[] | undefined;
    /** the administered tax rows; the legal ones by default */
    iofRows?: readonly IofRow[];
  };
