/**
 * The access rules, transcribed independently (docs/specification/access.md). Deliberately a second source: it imports
 * nothing of the access table, so that the two can be compared.
 *
 * A right is the names of its roles; `seller?createPropose` requires the permission, `#taxUsed` requires the module.
 */
const sales = 'sales-manager?createPropose fi-manager?createPropose seller?createPropose';
const simulator = 'sales-manager fi-manager seller consulta feirao representante customer compras';
const backOffice = 'admin-internal bit finance';
const contracts = 'admin-internal finance consulta feirao representante fi-manager';
const insurers = 'insurance admin-internal';
const named = [
  'provisioning service-desk fi-manager sales-manager seller crm insurance feirao ofertas representante consulta consorcio',
  'compras insurance-operator',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `${name}?manageTcc`)
  .join(' ');

export const rights = {
  usersList: 'admin-internal provisioning finance fi-manager representante service-desk',
  userRegistration: 'provisioning fi-manager representante',
  switchUsers: 'provisioning fi-manager representante',
  helpUsers: 'provisioning fi-manager representante admin-internal service-desk',
  keepCertifications: 'provisioning fi-manager',
  certificationsUpload: 'provisioning',
  certificationsExtraction: 'admin-internal provisioning fi-manager',
  correspondentRules: 'finance',
  clientMessages: 'admin-internal crm',
  clientDeadlines: 'admin-internal',
  privacyRequests: 'admin-internal service-desk',
  dealersList: 'admin-internal bit feirao consulta finance insurance representante customer compras',
  dealerService: 'admin-internal bit feirao consulta finance insurance representante customer compras fi-manager',
  changeDealerService: 'fi-manager',
  dealerRegister: 'bit',
  dealerChannels: 'admin-internal bit finance feirao',
  dealerProducts: 'admin-internal bit finance',
  branchesAndGroups: backOffice,
  dgi: backOffice,
  dgiUpload: 'admin-internal',
  profileParameters: 'admin-internal finance fi-manager consulta feirao representante',
  // the provider saves, the others read: a manager would grant rights to themselves
  changeProfileParameters: 'admin-internal finance',
  esignAndIc: 'admin-internal #esign',
  riskPriceAndContract: backOffice,
  riskPriceRules: `${backOffice} #riskprice`,
  iof: 'bit finance',
  lender: backOffice,
  changeLender: 'admin-internal finance',
  legalTexts: 'admin-internal finance',
  tcc: backOffice,
  tu: `${backOffice} #taxUsed`,
  leadParameters: 'crm',
  holidays: 'crm admin-internal',
  consortiumLeads: 'consorcio crm',
  leadMails: 'crm #email_leads',
  vouchers: 'crm admin-internal finance',
  voucherPeople: 'crm finance',
  vehicles: backOffice,
  vehicleOptions: 'admin-internal bit',
  plansUpload: 'finance',
  tierUpload: 'finance #riskprice',
  dealerChannelUpload: backOffice,
  dealerStockUpload: 'fi-manager sales-manager',
  tccManagersUpload: backOffice,
  // any account named in the table of TCC managers, except a client's
  tccExemptions: `${backOffice} ${named}`,
  campaigns: backOffice,
  rateZero: backOffice,
  insuranceAdmin: 'insurance',
  insuranceAdminOfAssurant: 'insurance #assurant',
  insuranceAdminOfLiberty: 'insurance #liberty',
  // finance keeps the catalogue of products, and sees what insurance keeps
  readInsuranceTables: 'finance',
  // role insurance keeps the law of insurance, the lender reads it
  insuranceLaw: 'insurance finance admin-internal',
  insuranceContracting: `${simulator} insurance-operator?insuranceContracting #propose_insurance`,
  simulator,
  arrangeProductMenu: 'fi-manager',
  readProductMenu: 'fi-manager admin-internal finance',
  productFigures: 'fi-manager sales-manager representante finance admin-internal insurance',
  followDeclinedProducts: 'fi-manager',
  // the insurance operator sells insurance by the simulator's calls; ofertas for the offers
  simulationProducts: `${simulator} insurance-operator ofertas`,
  // of Liberty
  autoInsurancePay: 'sales-manager fi-manager seller consulta feirao representante insurance-operator ofertas #liberty',
  autoInsuranceLookups: `${simulator} insurance-operator ofertas #liberty`,
  leads: 'sales-manager fi-manager seller feirao crm consulta representante',
  leadFigures: 'sales-manager fi-manager crm',
  consultProposals: `${sales} admin-internal finance insurance consulta feirao representante customer compras`,
  proposalMessages: `${sales} admin-internal finance insurance consulta feirao representante compras`,
  writeProposals: `${sales} representante`,
  decideProposals: 'finance',
  decisionQueue: 'admin-internal finance',
  reviewSelfies: 'admin-internal finance',
  reviewFraudSignals: 'admin-internal finance',
  paymentHistory:
    'feirao representante sales-manager?viewPaymentReport fi-manager?viewPaymentReport seller?viewPaymentReport',
  pcd: simulator,
  pcdPathologies: 'admin-internal',
  watchdocConfig: 'fi-manager admin-internal consulta representante',
  watchdocAccess: simulator,
  offers: 'ofertas feirao',
  adminPlansAndVaps: 'finance',
  adminIof: 'bit',
  insuranceConsult: 'sales-manager fi-manager seller admin-internal consulta feirao insurance representante',
  insuranceCommissions:
    'sales-manager fi-manager seller representante finance admin-internal insurance insurance-operator?insuranceContracting',
  jobs: 'admin-internal service-desk',
  auditTrail: 'admin-internal provisioning',
  commonConfiguration: 'fi-manager sales-manager seller customer insurance-operator',
  plansVehiclesCampaignsExtraction: backOffice,
  tierExtraction: 'admin-internal finance',
  usersExtraction: 'admin-internal provisioning service-desk',
  contractsExtraction: contracts,
  dealersExtraction: backOffice,
  vouchersExtraction: 'crm admin-internal finance',
  insuranceExtraction: insurers,
  extractionOfAssurant: `${insurers} #assurant`,
  extractionOfLiberty: `${insurers} #liberty`,
  insuranceCommissionsExtraction: 'insurance admin-internal finance fi-manager representante',
  leadsExtraction: 'crm admin-internal fi-manager',
  consortiumExtraction: 'consorcio crm',
  soldProductsExtraction: 'admin-internal finance fi-manager representante',
  proposalDocumentsExtraction: 'admin-internal finance fi-manager',
  signaturesExtraction: 'admin-internal finance fi-manager #esign',
} as const;

export type Right = keyof typeof rights;

/** The permissions and the modules that the specification names. */
export const permissionNames = ['createPropose', 'viewPaymentReport', 'insuranceContracting', 'manageTcc'] as const;
export const moduleNames = [
  'riskprice',
  'esign',
  'taxUsed',
  'email_leads',
  'propose_insurance',
  'assurant',
  'liberty',
] as const;

/** The conditions besides the role. */
export interface Circumstances {
  permissions: Readonly<Record<string, boolean>>;
  modules: Readonly<Record<string, boolean>>;
}

/** Whether a role has one of the rights, by the transcription. */
export function hasRight(wanted: readonly Right[], role: string, { permissions, modules }: Circumstances): boolean {
  return wanted.some((right) => {
    const words = rights[right].split(' ');
    const isOff = words.some((word) => word.startsWith('#') && !modules[word.slice(1)]);
    if (isOff) return false;
    return words.some((word) => {
      const [name, permission] = word.split('?');
      return name === role && (permission === undefined || permissions[permission] === true);
    });
  });
}
