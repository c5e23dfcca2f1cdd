/** Every table, for drizzle and its migrations. Lives outside the kernel, which knows no area. */

export * from './kernel/kernel.tables.ts';
export * from './modules/documents/documents.tables.ts';
export * from './modules/documents/readings/readings.tables.ts';
export * from './modules/identity/identity.tables.ts';
export * from './modules/insurance/insurance.tables.ts';
export * from './modules/notifications/notifications.tables.ts';
export * from './modules/offers/offers.tables.ts';
export * from './modules/organization/organization.tables.ts';
export * from './modules/parameters/parameters.tables.ts';
export * from './modules/parameters/profiles/profiles.tables.ts';
export * from './modules/proposals/contracts/contracts.tables.ts';
export * from './modules/proposals/decisions/decisions.tables.ts';
export * from './modules/proposals/exemptions/exemptions.tables.ts';
export * from './modules/proposals/expiry/expiry.tables.ts';
export * from './modules/proposals/proposals.tables.ts';
export * from './modules/proposals/selfie/selfie.tables.ts';
export * from './modules/proposals/settlement/settlement.tables.ts';
export * from './modules/proposals/signature/signature.tables.ts';
export * from './modules/proposals/views/views.tables.ts';
export * from './modules/reports/reports.tables.ts';
export * from './modules/simulation/customer-links/customer-links.tables.ts';
export * from './modules/simulation/simulation.tables.ts';
export * from './modules/threads/threads.tables.ts';
export * from './modules/uploads/uploads.tables.ts';
export * from './modules/vehicles/campaigns.tables.ts';
export * from './modules/vehicles/vehicles.tables.ts';
