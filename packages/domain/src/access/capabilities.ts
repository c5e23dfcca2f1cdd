import { type Role, roleNames, roles } from './roles.ts';
import type { MenuPermission, ModuleFlag } from './viewer.ts';

/** One row of the access table. */
export type CapabilityRule = {
  /** Roles that always have the capability. */
  readonly roles: readonly Role[];
  /** Roles that have it when the viewer has the permission named in `condition`. */
  readonly conditionalRoles?: readonly Role[];
  readonly condition?: MenuPermission;
  /** No role has it while this module is off. */
  readonly module?: ModuleFlag;
  /** Roles that may open it, but have no menu item for it. */
  readonly menuHiddenFor?: readonly Role[];
};

/** The roles of a dealer's people who sell. */
export const salesRoles = ['sales-manager', 'fi-manager', 'seller'] as const;
const simulatorRoles = [...salesRoles, 'consulta', 'feirao', 'representante', 'customer', 'compras'] as const;
const backOffice = ['admin-internal', 'bit', 'finance'] as const;
const dealerReaders = [
  'admin-internal',
  'bit',
  'feirao',
  'consulta',
  'finance',
  'insurance',
  'representante',
  'customer',
  'compras',
] as const;
/**
 * Any account that a table of TCC managers can name, except a client's: clients pay the fee and must not decide on it.
 */
const namedStaff = roleNames.filter((role) => role !== 'customer' && !backOffice.some((own) => own === role));
const contractExtractions = ['admin-internal', 'finance', 'consulta', 'feirao', 'representante', 'fi-manager'] as const;
const insuranceExtractions = ['insurance', 'admin-internal'] as const;

const screens = {
  home: { roles: roleNames },
  jobs: { roles: ['admin-internal', 'service-desk'] },
  // Only accounts of dealers load the common configuration data.
  'common-configuration': { roles: roleNames.filter((role) => roles[role].userType === 'DEALER') },

  'users-list': {
    roles: ['admin-internal', 'provisioning', 'finance', 'fi-manager', 'representante', 'service-desk'],
  },
  'user-emails': {
    roles: ['admin-internal', 'provisioning', 'finance', 'fi-manager', 'representante', 'service-desk'],
  },
  'user-registration': { roles: ['provisioning', 'fi-manager', 'representante'] },
  // Enabling and disabling decide who has access at all: reserved for the roles that register users and are accountable
  // for them. admin-internal and service-desk could otherwise restore an account that its manager has closed. For which
  // users: `granting.ts`.
  'user-switch': { roles: ['provisioning', 'fi-manager', 'representante'] },
  // Unblocking and resetting grant no new right: besides the accountable roles, the desks that locked-out users call
  // (USE012 refers them to the service desk). finance is none of them: it decides credits and confirms payments, and
  // must not also open selling accounts; it sees the list to know the users.
  'user-help': { roles: ['admin-internal', 'provisioning', 'service-desk', 'fi-manager', 'representante'] },
  // the lender, which answers for its correspondents, and the manager of the dealer that acts as one
  'user-certifications': { roles: ['provisioning', 'fi-manager'] },
  // the manager of one dealer must not see the lines of the others
  'certifications-upload': { roles: ['provisioning'] },
  'correspondent-rules': { roles: ['finance'] },
  'client-messages': { roles: ['admin-internal', 'crm'] },
  // how long requests of clients may take: the lender answers for the deadlines of law
  'client-deadlines': { roles: ['admin-internal'] },
  // requests about personal data: the role that answers for them, and the desk that people call
  'privacy-requests': { roles: ['admin-internal', 'service-desk'] },
  'audit-trail': { roles: ['admin-internal', 'provisioning'] },

  'dealers-list': { roles: dealerReaders },
  // what clients are told of a dealer: its manager keeps it, and who sees the dealer sees it
  'dealer-service': { roles: [...dealerReaders, 'fi-manager'] },
  'dealer-service-change': { roles: ['fi-manager'] },
  'dealer-register': { roles: ['bit'] },
  // Read and write: feirao runs the fairs, for which a dealer's channel is opened and closed.
  'dealer-channels': { roles: ['admin-internal', 'bit', 'finance', 'feirao'] },
  // The products of a dealer are on the same page, but depend on its contracts with the insurers and not on a fair: for
  // the roles that maintain these; feirao has read access.
  'dealer-products': { roles: backOffice },
  /** the vehicles on the yard of the active dealer */
  'dealer-stock-upload': { roles: ['fi-manager', 'sales-manager'] },
  'dealer-channel-upload': { roles: backOffice },
  'branches-groups': { roles: backOffice },
  dgi: { roles: backOffice },
  'dgi-upload': { roles: ['admin-internal'] },

  'profile-parameters': {
    roles: ['admin-internal', 'finance', 'fi-manager', 'consulta', 'feirao', 'representante'],
  },
  // for the roles accountable for sales and decisions; a manager who saved it would grant rights to themselves
  'profile-parameters-change': { roles: ['admin-internal', 'finance'] },
  'esign-ic': { roles: ['admin-internal'], module: 'esign' },
  'riskprice-contract': { roles: backOffice },
  'riskprice-rules': { roles: backOffice, module: 'riskprice' },
  iof: { roles: ['bit', 'finance'] },
  lender: { roles: backOffice },
  // published lender data and credit limits: for the accountable roles, bit has read access
  'lender-change': { roles: ['admin-internal', 'finance'] },
  // the content of contracts: for the accountable roles
  'legal-texts': { roles: ['admin-internal', 'finance'] },
  tcc: { roles: backOffice },
  'tcc-managers-upload': { roles: backOffice },
  // the queue of the TCC managers; the uploaded table determines whose dealers a user decides for
  'tcc-exemptions': { roles: backOffice, conditionalRoles: namedStaff, condition: 'manageTcc' },
  tu: { roles: backOffice, module: 'taxUsed' },
  'lead-parameters': { roles: ['crm'] },
  holidays: { roles: ['crm', 'admin-internal'] },
  /** people who are interested in a consortium: list, table, changes */
  'consortium-leads': { roles: ['consorcio', 'crm'] },
  'lead-emails': { roles: ['crm'], module: 'email_leads' },
  vouchers: { roles: ['crm', 'admin-internal', 'finance'] },
  /** the whole documents of a list of people */
  'voucher-people': { roles: ['crm', 'finance'] },
  'admin-plans-vaps': { roles: ['finance'] },
  'admin-iof': { roles: ['bit'] },

  vehicles: { roles: backOffice },
  'vehicle-option-upload': { roles: ['admin-internal', 'bit'] },
  campaigns: { roles: backOffice },
  'plans-upload': { roles: ['finance'] },
  'tier-upload': { roles: ['finance'], module: 'riskprice' },
  'rate-zero': { roles: backOffice },
  offers: { roles: ['ofertas', 'feirao'] },

  'insurance-admin': { roles: ['insurance'] },
  // products of one insurer belong to it: the guaranteed note to Assurant, the auto insurance to Liberty
  'insurance-admin-gap': { roles: ['insurance'], module: 'assurant' },
  'insurance-admin-auto': { roles: ['insurance'], module: 'liberty' },
  // the tables of insurance products belong to insurance; finance, which keeps the catalogue, reads them
  'insurance-tables': { roles: ['finance'] },
  // the periods of law, which bind the sale of insurance
  'insurance-law': { roles: ['insurance', 'finance', 'admin-internal'] },
  'insurance-contracting': {
    roles: simulatorRoles,
    conditionalRoles: ['insurance-operator'],
    condition: 'insuranceContracting',
    module: 'propose_insurance',
    menuHiddenFor: ['admin-internal', 'insurance', 'consulta'],
  },
  'insurance-consult': {
    roles: [...salesRoles, 'admin-internal', 'consulta', 'feirao', 'insurance', 'representante'],
  },
  // what insurers pay for sold insurance: sellers see their own, others what they reach
  'insurance-commissions': {
    roles: [...salesRoles, 'representante', 'finance', 'admin-internal', 'insurance'],
    conditionalRoles: ['insurance-operator'],
    condition: 'insuranceContracting',
  },

  simulator: { roles: simulatorRoles },
  // the columns of the menu of products at their dealer
  'product-menu': { roles: ['fi-manager'] },
  // finance keeps the catalogue that the columns are arranged from
  'product-menu-consult': { roles: ['fi-manager', 'admin-internal', 'finance'] },
  // what was sold and declined with the sales in reach; insurance sees its own products
  'product-figures': {
    roles: ['fi-manager', 'sales-manager', 'representante', 'finance', 'admin-internal', 'insurance'],
  },
  // who calls the clients of their dealer about products that they declined
  'product-follow-up': { roles: ['fi-manager'] },
  // what the simulator offers besides the financing
  'simulation-products': { roles: [...simulatorRoles, 'insurance-operator', 'ofertas'] },
  // what the form of the auto insurance looks up, of Liberty
  'simulation-auto-insurance': { roles: [...simulatorRoles, 'insurance-operator', 'ofertas'], module: 'liberty' },
  // what the lender pays for its sale is not for those who buy
  'auto-insurance-pay': {
    roles: [
      ...simulatorRoles.filter((role) => role !== 'customer' && role !== 'compras'),
      'insurance-operator',
      'ofertas',
    ],
    module: 'liberty',
  },
  'saved-simulations': { roles: simulatorRoles },
  leads: {
    roles: [...salesRoles, 'feirao', 'crm', 'consulta', 'representante'],
    menuHiddenFor: ['feirao', 'crm'],
  },
  // whoever decides who owns a lead
  'lead-figures': { roles: ['fi-manager', 'sales-manager', 'crm'] },
  pcd: { roles: simulatorRoles },
  'pcd-pathologies': { roles: ['admin-internal'] },
  'watchdoc-config': { roles: ['fi-manager', 'admin-internal', 'consulta', 'representante'] },
  'watchdoc-access': { roles: simulatorRoles },

  'proposals-consult': {
    // finance for those that wait for it; it reaches no others (`proposalScope`)
    roles: ['admin-internal', 'finance', 'insurance', 'consulta', 'feirao', 'representante', 'customer', 'compras'],
    conditionalRoles: salesRoles,
    condition: 'createPropose',
  },
  // between dealer and provider: not shown to the client
  'proposal-messages': {
    roles: ['admin-internal', 'finance', 'insurance', 'consulta', 'feirao', 'representante', 'compras'],
    conditionalRoles: salesRoles,
    condition: 'createPropose',
  },
  'proposals-write': { roles: ['representante'], conditionalRoles: salesRoles, condition: 'createPropose' },
  'proposals-decide': { roles: ['finance'] },
  // the possible second deciders: admin-internal decides by changing the status
  'decision-queue': { roles: ['admin-internal', 'finance'] },
  // reviewers of the contract look at faces, sellers do not
  'selfie-review': { roles: ['admin-internal', 'finance'] },
  // who sells must not learn what made an act suspicious
  'fraud-review': { roles: ['admin-internal', 'finance'] },
  'payment-history': {
    roles: ['feirao', 'representante'],
    conditionalRoles: salesRoles,
    condition: 'viewPaymentReport',
  },
} as const satisfies Record<string, CapabilityRule>;

/** Data extractions, by the name in their address (`/download/downloadTier`); sales-manager and seller get none. */
const extractions = {
  downloadAllPlans: { roles: backOffice },
  downloadCampaigns: { roles: backOffice },
  downloadVehicles: { roles: backOffice },
  downloadDealers: { roles: backOffice },
  downloadDealerParameters: { roles: backOffice },
  downloadTier: { roles: ['admin-internal', 'finance'] },
  downloadTierRisk: { roles: ['admin-internal', 'finance'] },
  downloadTCCExemption: { roles: ['admin-internal', 'finance'] },
  downloadUsers: { roles: ['admin-internal', 'provisioning', 'service-desk'] },
  downloadCertifications: { roles: ['admin-internal', 'provisioning', 'fi-manager'] },
  downloadUsersAudit: { roles: ['admin-internal', 'provisioning'] },
  downloadSimulation: { roles: contractExtractions },
  downloadSCD: { roles: contractExtractions },
  downloadCF: { roles: contractExtractions },
  downloadVouchers: { roles: ['crm', 'admin-internal', 'finance'] },
  downloadPromotionalCoupons: { roles: ['insurance'], module: 'liberty' },
  downloadUseVouchers: { roles: ['crm', 'admin-internal', 'finance'] },
  downloadSoldProducts: { roles: ['admin-internal', 'finance', 'fi-manager', 'representante'] },
  // the insurance among them
  downloadSoldInsurances: { roles: ['insurance'] },
  downloadInsuranceCommissions: { roles: ['insurance', 'admin-internal', 'finance', 'fi-manager', 'representante'] },
  downloadPMC: { roles: insuranceExtractions },
  downloadSeguroAuto: { roles: insuranceExtractions, module: 'liberty' },
  downloadGAP: { roles: insuranceExtractions, module: 'assurant' },
  downloadLIFE: { roles: insuranceExtractions },
  downloadInsurancePurchaseAuto: { roles: insuranceExtractions, module: 'liberty' },
  downloadInsuranceCombo: { roles: insuranceExtractions },
  downloadInsuranceProposal: { roles: insuranceExtractions },
  downloadLeads: { roles: ['crm', 'admin-internal', 'fi-manager'] },
  downloadLeadsConsortium: { roles: ['consorcio', 'crm'] },
  // whoever answers them
  downloadDataRequests: { roles: ['admin-internal', 'service-desk'] },
  downloadRepurchaseGuaranteed: { roles: ['admin-internal', 'finance', 'fi-manager'] },
  downloadWelcomeLetter: { roles: ['admin-internal', 'finance', 'fi-manager'] },
  downloadProposalEsign: { roles: ['admin-internal', 'finance', 'fi-manager'], module: 'esign' },
} as const satisfies Record<string, CapabilityRule>;

/** The access table: every capability of the product, once. Server, menus and route guards all use it. */
export const capabilities = { ...screens, ...extractions };

/** The name of something a user may be allowed to do. */
export type Capability = keyof typeof capabilities;
