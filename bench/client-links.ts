/** A live link to every page of clients, created by the running product as its users create them. */
import { webFormConsent } from '@estrada/domain/web-form/index';
import { signInByApi } from '../e2e/support/api.ts';
import type { Product } from '../e2e/support/product.ts';
import { saveSimulation } from '../e2e/support/records.ts';
import { mailsTo } from '../e2e/support/sandbox.ts';
import { buildPath, endpoints } from '../packages/endpoints/src/index.ts';
import { aPerson } from '../packages/testkit/src/index.ts';

/** Works for the dealer whose demo has a contract that is being signed. */
const seller = 'DEMO2.SELLER';
const mailMs = 120_000;

type Running = Pick<Product, 'portalUrl' | 'sandboxUrl'>;

/** The path of a page from the mail that has it, once the worker has sent that. */
async function linkInMail({ sandboxUrl }: Running, email: string, page: string): Promise<string> {
  for (const end = Date.now() + mailMs; Date.now() < end; await new Promise((later) => setTimeout(later, 500))) {
    const mails = await mailsTo(sandboxUrl, email);
    const link = mails.map(({ text }) => new RegExp(`${page}#[\\w.-]+`).exec(text)?.[0]).find(Boolean);
    if (link) return link;
  }
  throw new Error(`No mail with a link to ${page} has arrived.`);
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** A registration of the web form, begun by a person without a login. */
async function webFormLink(product: Running, dealerId: string): Promise<string> {
  const { portalUrl } = product;
  const modules = await fetch(portalUrl + buildPath(endpoints.readActiveModules, 'public'));
  const { apiKey } = (await modules.json()) as { apiKey: string };
  const { name, cpf: document, email } = aPerson(981);
  const begun = await fetch(portalUrl + buildPath(endpoints.startWebForm, 'public'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({
      personType: 'PF',
      name,
      document,
      email,
      phone: '',
      contactPreference: 'EMAIL',
      vehicleTypeId: '1',
      vehicleWanted: '',
      dealerId,
      consentVersion: webFormConsent.version,
    }),
  });
  if (!begun.ok) throw new Error(`startWebForm answered ${begun.status}: ${await begun.text()}`);
  return linkInMail(product, email, '/formweb');
}

/** @returns the paths of the pages with the secret of a live link each, and of the simulator with a dealer */
export async function clientLinks(product: Running): Promise<string[]> {
  const api = await signInByApi(seller, product.portalUrl);
  const { items } = await api.ok('listProposals', { body: { size: 100 } });
  const signed = items.find(({ signatureStatus }) => signatureStatus === 'IN_PROGRESS');
  const inWork = items.find(({ status }) => status === 'AF');
  if (!signed || !inWork)
    throw new Error(`The demo of ${seller} has no contract that is being signed, or no approval.`);
  const { id } = signed;
  const saved = await saveSimulation(api, aPerson(982));
  const offer = await api.ok('makeCustomerLink', { params: { id: saved.id }, body: { version: 1 } });
  const capture = await api.ok('makeCaptureLink', { params: { id: inWork.id, kind: 'IDENTITY' } });
  const exemption = await api.ok('makeVapExemptionLink', { params: { id } });
  const { signers } = await api.ok('readCertisignStatus', { query: { proposalSaleId: id } });
  const signer = signers[0]!;
  const desk = await api.ok('openDesk', { params: { id, signerId: signer.id } });
  await api.ok('sendSelfieEmail', { body: { proposalSaleId: id, signerId: signer.id } });
  return [
    `/csf?dealer=${api.dealerId}`,
    await webFormLink(product, api.dealerId),
    `/minhaProposta#${offer.token}`,
    `/capturafoto#${capture.token}`,
    pathOf(exemption.url),
    pathOf(desk.url),
    await linkInMail(product, signer.email ?? '', '/capturaselfie'),
  ];
}
