import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { actorOf } from './describe-insurance.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';
import type { InsurerPortsOfContracts } from './insurer-requests.ts';

/** The address that the insurer's page leads back to, below the portal's origin. */
const returnPath = '/cardifRedirect';

/**
 * The insurer's page on which the client authorises a card. It answers to the portal's own origin only.
 *
 * @throws DomainError PRS007 where the premium is not paid there; PartnerError
 */
export async function openPaymentPage(
  record: InsuranceRecord,
  ports: InsurerPortsOfContracts,
  context: FlowContext,
): Promise<{ linkIframe: string }> {
  if (!actorOf(context)) throw notAllowed();
  if (record.payment !== 'BROKER_PAGE' || record.insurerNumber === null) throw new DomainError('PRS007');
  const returnUrl = `${context.http.portalOrigin}${returnPath}`;
  const { url } = await ports[record.insurer].paymentPage(record.insurerNumber, { returnUrl });
  return { linkIframe: url };
}
