import type { Capability } from '@estrada/domain/access/index';
import { notAvailableStrings } from '@estrada/web/pages/not-available-strings.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** A private page that is not built yet: guarded like the real one, and in no menu. A built one has its row in its feature. */
const later = (path: string, access: Capability | readonly Capability[]): PageRow => ({
  path,
  load: null,
  access,
  words: notAvailableStrings,
});

/** The private addresses of the product whose pages are still to be built. */
export const laterPages: readonly PageRow[] = [
  later('/parameters/voucher', 'vouchers'),
  later('/insurance/uploadInsurancePmc', 'insurance-admin'),
  later('/insurance/uploadInsuranceLife', 'insurance-admin'),
  later('/insurance/uploadInsuranceAuto', 'insurance-admin-auto'),
  later('/insurance/uploadInsuranceGuaranteedNote', 'insurance-admin-gap'),
  later('/insurance/insuranceManagement', 'insurance-admin'),
  later('/insurance/finalClientParameterization', 'insurance-admin'),
  later('/insurance/availableByDealer', 'insurance-admin'),
  later('/insurance/protectedInstallment', 'insurance-admin'),
  later('/insurance/discountCampaign/autoInsurance', 'insurance-admin-auto'),
  // consulting the proposals is enough, and some may do nothing else there
  later('/contratarSeguro', ['insurance-contracting', 'insurance-consult']),
  later('/leads', 'leads'),
  later('/pcd', 'pcd'),
  later('/pcd/pathologies', 'pcd-pathologies'),
  later('/pcd/passo-a-passo', 'pcd'),
  later('/ofertas/campanhas', 'offers'),
  later('/download/downloadVouchers', 'downloadVouchers'),
  later('/download/downloadUseVouchers', 'downloadUseVouchers'),
  later('/download/downloadPMC', 'downloadPMC'),
  later('/download/downloadSeguroAuto', 'downloadSeguroAuto'),
  later('/download/downloadGAP', 'downloadGAP'),
  later('/download/downloadLeads', 'downloadLeads'),
  later('/download/downloadInsurancePurchaseAuto', 'downloadInsurancePurchaseAuto'),
  later('/download/downloadLeadsConsortium', 'downloadLeadsConsortium'),
  later('/download/downloadLIFE', 'downloadLIFE'),
  later('/download/downloadInsuranceCombo', 'downloadInsuranceCombo'),
  later('/download/downloadInsuranceProposal', 'downloadInsuranceProposal'),
];
