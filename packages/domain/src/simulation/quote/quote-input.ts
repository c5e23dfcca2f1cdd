import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { IofRow, Taxpayer } from '../loan/iof-rows.ts';
import type { PlanChoices } from '../plans/plan-choices.ts';
import type { ManualRate } from '../rate/manual-rate.ts';
import type { Sale } from '../sale/sale.ts';
import type { FeeRow } from '../tables/fees.ts';
import type { PriceChoice, PriceTableRow } from '../tables/price-tables.ts';
import type { PricedProductRow } from '../tables/products.ts';

/** The input of the simulator. Amounts in centavos, shares as fractions; the rows are those of the day's parameters. */
export type QuoteInput = Omit<PriceChoice, 'entryShare'> &
  Sale & {
    vehicleValueCents: Money;
    entryValueCents: Money;
    /** terms to compare; empty lets the product propose them */
    terms: readonly number[];
    /** where the client lives */
    state: string;
    /** where the vehicle is registered, and with it the contract; the client's state unless stated */
    plateState?: string | undefined;
    /** the state of the dealer that sells, where it is known: a refusal of the other one says so */
    dealerState?: string | undefined;
    ignoreTCC: boolean;
    /** by the sale, the person type and the tax regime unless stated */
    taxpayer?: Taxpayer;
    /** codes of the tables that the seller chose; each prices the terms that it has, in place of the lowest rate */
    tableCodes?: readonly string[] | undefined;
    /** a rate set by hand for one term of one table; whether it may be is for `assessRate` */
    rateByHand?: ManualRate | undefined;
    /** what the client chose within the plan; its defaults where nothing is said */
    choices?: PlanChoices;
    /** the plan's own day unless the client chose one; then the days up to it bear interest */
    firstDueDate?: CalendarDate;
    /** fees paid at signing instead of financed */
    feesPaidApart?: boolean;
    /** codes of the products to include */
    products: readonly string[];
    priceRows: readonly PriceTableRow[];
    feeRows: readonly FeeRow[];
    productRows: readonly PricedProductRow[];
    /** the administered tax rows; the legal ones by default */
    iofRows?: readonly IofRow[];
  };
