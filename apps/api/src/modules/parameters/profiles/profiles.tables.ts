import type {
  Combination,
  ProfileTaxType,
  ProfileVehicleType,
  SimulationProfile,
} from '@estrada/domain/parameters/index';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';

/** The rights of a profile in one combination; without a row it has the `defaultFlags`. */
export const profileParameters = pgTable(
  'profile_parameters',
  {
    profile: text('profile').$type<SimulationProfile>().notNull(),
    channel: text('channel').$type<Combination['channel']>().notNull(),
    vehicleType: text('vehicle_type').$type<ProfileVehicleType>().notNull(),
    taxType: text('tax_type').$type<ProfileTaxType>().notNull(),
    financeTypeId: integer('finance_type_id').notNull(),
    viewDirectSale: boolean('view_direct_sale').notNull(),
    viewSimulationTax: boolean('view_simulation_tax').notNull(),
    viewSimulationResume: boolean('view_simulation_resume').notNull(),
    viewPricingRateNet: boolean('view_pricing_rate_net').notNull(),
    viewPricingRateSpecial: boolean('view_pricing_rate_special').notNull(),
    viewPricingRateComprada: boolean('view_pricing_rate_comprada').notNull(),
    createPropose: boolean('create_propose').notNull(),
    viewPaymentReport: boolean('view_payment_report').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'profile_parameters_key',
      columns: [table.profile, table.channel, table.vehicleType, table.taxType, table.financeTypeId],
    }),
  ],
);

/**
 * The saves of the matrix: a version for every save of any profile, so that the second of two writers gets a conflict.
 */
export const profileParameterVersions = pgTable('profile_parameter_versions', {
  /** increases from 1 */
  version: integer('version').primaryKey(),
  profile: text('profile').$type<SimulationProfile>().notNull(),
  changedBy: ulid('changed_by').notNull(),
  changedByName: text('changed_by_name').notNull(),
  changedAt: instant('changed_at').notNull(),
});
