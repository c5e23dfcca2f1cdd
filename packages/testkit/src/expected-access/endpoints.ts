import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { recordNames } from '@estrada/endpoints/record-names';
import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { all, anyOf, extractions, plain, record } from './kinds.ts';
import type { Right } from './rights.ts';

/**
 * Who may make a call: anonymous callers, the API key of the public pages (alone, or with a session where there is
 * one), any logged-in user, or one of the rights.
 */
export type ExpectedCall = 'anonymous' | 'public-key' | 'public-or-user' | 'user' | readonly Right[];

const openTo = (who: 'anonymous' | 'public-key' | 'public-or-user' | 'user', names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, who]));

/** Every call by its name, one row for each kind. A missing call fails the security suite. */
export const expectedCalls: Readonly<Record<string, ExpectedCall>> = {
  // (the address of fetchDownload contains a signature that expires)
  ...openTo(
    'anonymous',
    'lookUpUserType login refreshSession readActiveModules fetchDownload fetchDocumentPage fetchPaper fetchSelfie',
  ),
  ...openTo('anonymous', 'startSingleSignOn finishSingleSignOn'),
  ...openTo('public-or-user', 'registerAudit'),
  ...openTo('public-key', 'forgotPassword resetPassword answerChallenge readCustomerOffer openCustomerOffer'),
  ...openTo('public-key', 'readCaptureLink beginCapture sendCapturedPage'),
  ...openTo('public-key', 'readVapExemptionPage confirmVapExemption'),
  ...openTo('public-key', 'readSelfieProposal readSelfieStatus uploadSelfie confirmSelfie'),
  ...openTo('public-key', 'sendClientPageCode openClientPage readClientPage takeClientStep'),
  ...openTo('public-key', 'sendClientDocument handInClientDocuments readClientPaperAddress'),
  ...openTo('user', 'chooseActiveDealer clearActiveDealer chooseLanguage logout changePassword readMenuPermissions'),
  ...openTo('user', 'readNotifications confirmNotifications readSimulationNotifications'),
  ...openTo(
    'user',
    'findAddress listConsents listBusinessNatures listBusinessTypes listCities listDocumentIssuers listGenders',
  ),
  ...openTo('user', 'listMaritalStatuses listOccupations listStates readManufacturerInfo'),
  ...openTo(
    'user',
    'listAddressTypes listBusinessActivities listCnaeSections listFuelTypes listRelations listSellerTypes',
  ),

  ...record(recordNames.Dealer, 'dealersList', 'dealerRegister'),
  ...record(recordNames.Branch, 'branchesAndGroups'),
  ...record(recordNames.Group, 'branchesAndGroups'),
  ...plain('vehicles', 'listVehicles readVehicle'),
  ...plain('rateZero', 'readZeroRate'),
  ...record(recordNames.Campaign, 'campaigns'),
  ...plain('campaigns', 'listEnabledCampaigns verifyCampaignDisabling'),
  ...record(recordNames.Colour, 'offers'),
  ...record(recordNames.Offer, 'offers'),
  ...plain('offers', 'listOfferRegions listOfferTables readOfferClonePlan cloneOffer'),
  ...record(recordNames.User, 'usersList', 'switchUsers'),
  // registering and changing users is more than viewing them
  ...plain('userRegistration', 'registerUser updateUser listGrantableGroups listUserDealers listUserRegions'),

  ...all(settingsNames.LeadLimits, 'leadParameters'),
  ...plain('leadMails', 'listEmailTemplates readEmailTemplate previewEmailTemplate tryEmailTemplate'),
  ...plain('leadMails', 'uploadEmailTemplate returnEmailTemplate sendTestEmail'),
  ...all(settingsNames.InsuranceSegments, 'insuranceAdmin'),
  ...all(settingsNames.Certisign, 'esignAndIc'),
  ...all(settingsNames.Esign, 'esignAndIc'),
  ...plain('esignAndIc', 'readEsignDisabledAllDealers saveEsignDisabledAllDealers'),
  ...plain('esignAndIc', 'createCertisign'),
  ...plain('profileParameters', 'readProfileParameters'),
  ...plain('changeProfileParameters', 'saveProfileParameters'),
  ...record(recordNames.RiskPriceRule, 'riskPriceRules'),
  ...plain('iof', 'readIofRows saveIofRow deleteIofRow'),
  ...plain('lender', 'readLenderRows'),
  ...plain('legalTexts', 'readLegalTexts saveLegalText deleteLegalText previewLegalText confirmLegalText'),
  ...plain('changeLender', 'saveLenderRow deleteLenderRow'),
  ...plain('adminPlansAndVaps', 'readPlanRules savePlanRule deletePlanRule readPlanRuleEffect'),
  ...record(recordNames.Vap, 'adminPlansAndVaps'),

  ...all(uploadNames.Vehicles, 'vehicles'),
  ...all(uploadNames.VehicleOptions, 'vehicleOptions'),
  ...all(uploadNames.Tiers, 'tierUpload'),
  ...all(uploadNames.Plans, 'plansUpload'),
  ...all(uploadNames.ProductPrices, 'adminPlansAndVaps'),
  ...all(uploadNames.DealerChannels, 'dealerChannelUpload'),
  ...all(uploadNames.DgiUsers, 'dgiUpload'),
  ...all(uploadNames.TccManagers, 'tccManagersUpload'),
  // failures of the tables that the role sends
  listFailedUploads: [
    'vehicles',
    'tierUpload',
    'vehicleOptions',
    'plansUpload',
    'adminPlansAndVaps',
    'dealerChannelUpload',
    'dgiUpload',
    'tccManagersUpload',
  ],

  ...extractions({
    downloadDealers: 'dealersExtraction',
    downloadDealerParameters: 'dealersExtraction',
    downloadAllPlans: 'plansVehiclesCampaignsExtraction',
    downloadVehicles: 'plansVehiclesCampaignsExtraction',
    downloadTier: 'tierExtraction',
    downloadTierRisk: 'tierExtraction',
    downloadTCCExemption: 'tierExtraction',
    downloadUsersAudit: 'auditTrail',
    downloadCampaigns: 'plansVehiclesCampaignsExtraction',
    downloadUsers: 'usersExtraction',
    downloadSimulation: 'contractsExtraction',
    downloadSCD: 'contractsExtraction',
    downloadCF: 'contractsExtraction',
    downloadRepurchaseGuaranteed: 'proposalDocumentsExtraction',
    downloadWelcomeLetter: 'proposalDocumentsExtraction',
    downloadProposalEsign: 'signaturesExtraction',
  }),

  // the missing installation steps: roles that perform some of them
  readInstallation: [
    'userRegistration',
    'branchesAndGroups',
    'dealerRegister',
    'vehicles',
    'plansUpload',
    'tcc',
    'riskPriceAndContract',
    'changeProfileParameters',
  ],

  ...plain('commonConfiguration', 'readCommonConfiguration'),
  ...plain('dealersList', 'findDealerByBacCode listDealerGroups listDealerRegions listDealerRegionsInReach'),
  ...plain('dealersList', 'findNearestDealers'),
  ...plain('branchesAndGroups', 'moveBranchDealers listBranchChannels enableBranchChannel disableBranchChannel'),
  ...plain('branchesAndGroups', 'moveGroupDealers'),
  ...plain('dealerProducts', 'saveDealerProducts'),
  ...plain('insuranceAdmin', 'listCombos readCombo registerCombo updateCombo enableCombo disableCombo reorderCombos'),
  ...plain('insuranceAdmin', 'listComboNoteTerms listInsuranceByDealer saveInsuranceByDealer'),
  ...plain('simulationProducts', 'listCombosOnSale'),
  ...plain('dealerChannels', 'listDealerChannels enableDealerChannel disableDealerChannel readDealerSettings'),
  ...plain('esignAndIc', 'switchDealerEsign'),
  ...plain('dgi', 'listClientNames registerClient'),
  ...plain('usersList', 'listUsersOfDealer listUsersOfGroup listSentMails'),
  // finance sees the list, without acts
  ...plain('helpUsers', 'unblockUser resetUserPassword'),
  ...anyOf(
    ['tcc', 'tu', 'riskPriceAndContract'],
    'createParameter deleteParameter listParameters readParametersInForce updateParameter',
  ),
  ...plain('simulator', 'checkRegistrationFee listOffersOnSale'),
  ...anyOf(['simulator', 'offers'], 'listDirectSales listVersionOptions'),
  ...plain('offers', 'readOfferParameters readOfferAggregateValues simulateOffer readOfferBasis simulateOfferGrid'),
  ...plain('offers', 'simulateOfferBySourceTable simulateOfferByRate previewOfferRate solveOffer listOffersOfVersion'),
  ...plain('simulator', 'listDealerFinanceStructures listFinanceStructures listSimulationTerms readAggregateValues'),
  ...anyOf(
    ['simulator', 'offers', 'vehicles'],
    'listCatalogueManufacturers listCatalogueManufacturerYears listCatalogueModels listCatalogueModelYears listCatalogueVersions',
  ),
  ...anyOf(['simulator', 'offers'], 'listManufacturers listManufacturerYears listModels listVersionYears listVersions'),
  ...plain(
    'simulator',
    'listSavedSimulations listSimulationClients listSimulationDealers printSimulation readSavedSimulation',
  ),
  ...plain('simulator', 'readSelectedOption listSuggestedOptions'),
  ...plain('simulator', 'readSimulationBasis readSimulationParameters recalculateSavedSimulation requestPreApproval'),
  ...plain('simulator', 'comparePlans saveSimulation simulate simulateGrid solveSimulation updateMonthlyIncome'),
  ...plain('simulator', 'updateSavedSimulation updateOldSimulation'),
  ...plain('simulator', 'saveSimulation simulate simulateGrid solveSimulation updateMonthlyIncome'),
  ...plain('simulator', 'updateSavedSimulation makeCustomerLink listCustomerLinks revokeCustomerLink'),
  ...plain('simulator', 'simulateBySourceTable simulateByTable recalculateSimulation'),
  ...plain('simulator', 'recalculateSelected calculateTaxes simulateByRate previewRate readDealerTax'),
  ...plain(
    'consultProposals',
    'blockProposal changeProposalStatus listProposals readContractNumber readProposal readProposalDesk readProposalSrs readProposalStatus',
  ),
  ...plain('consultProposals', 'readProposalDocuments readContractPapers readPaperAddress'),
  ...plain('consultProposals', 'readProposalViews saveProposalView changeProposalView removeProposalView'),
  ...plain('consultProposals', 'readProposalNews readSettlement readCertisignStatus listSelfies'),
  ...plain('consultProposals', 'readVapExemption revealRegistration'),
  ...plain('proposalMessages', 'listThreadMessages sendThreadMessage markThreadRead chooseThreadMails'),
  ...plain('writeProposals', 'sendProposalDocument arrangeProposalDocument removeDocumentPage makeCaptureLink'),
  ...plain('writeProposals', 'sendFinanceKit sendLifeInsurance submitProposalDocuments'),
  ...plain('decideProposals', 'reviewProposalDocuments'),
  ...plain('watchdocConfig', 'readCaptureAccesses saveCaptureAccesses listCaptureProfiles'),
  ...plain('watchdocAccess', 'readCaptureAccess readOcrStatus listProposalReadings beginReading beginCaptureReading'),
  ...plain('decisionQueue', 'listDecisionQueue'),
  readDocumentAddress: ['writeProposals', 'decideProposals'],
  makeDossier: ['writeProposals', 'decideProposals'],
  resendWelcomeLetter: ['writeProposals', 'decideProposals'],
  ...plain(
    'writeProposals',
    'makeContractPapers presentProposalConditions reanalyseProposal rectifyProposal rectifyProposalValues relateProposalToSimulation',
  ),
  ...plain('writeProposals', 'requestLien activateProposal switchProposalEsign'),
  ...plain('writeProposals', 'requestSignature sendCertisignReminder cancelCertisign openDesk'),
  ...plain('writeProposals', 'sendSelfieEmail sendClientEmail makeVapExemptionLink'),
  ...plain('reviewSelfies', 'reviewSelfie eraseSelfie readSelfieAddress'),
  ...plain('reviewFraudSignals', 'listFraudSignals reviewFraudSignals'),
  ...plain('decideProposals', 'recordLien resendPayment recordWithdrawal resendRefund confirmRefund'),
  ...plain('paymentHistory', 'listPaymentHistory exportPaymentHistory'),
  ...plain('writeProposals', 'applyProposalOffer previewProposalOffer'),
  ...plain('writeProposals', 'listFittingSimulations previewProposalRelation'),
  ...plain(
    'writeProposals',
    'readLastRegistration saveProposalSigners saveSigners submitProposal updateProposal updateRepurchase',
  ),
  ...plain('writeProposals', 'readTccExemption requestTccExemption cancelTccExemption'),
  ...plain('tccExemptions', 'listTccExemptions approveTccExemption refuseTccExemption'),
  listSellers: ['usersList', 'writeProposals', 'simulator'],
  ...plain('auditTrail', 'listAuditEntries'),
  // on a record's page: the roles that may open the record
  readHistory: ['dealerChannels', 'branchesAndGroups', 'usersList'],
  ...plain('jobs', 'listJobs tryJobAgain giveUpJob'),
  ...plain('leads', 'readLeadNotifications clearLeadNotifications'),
};
