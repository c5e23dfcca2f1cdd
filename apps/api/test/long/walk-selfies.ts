/**
 * The signatory with their phone: all links that they ever received, and the pictures that they send, checked by the
 * real check.
 */
import { selfieConsent } from '@estrada/domain/contracts/index';
import type { SeededRandom } from '@estrada/testkit/index';
import { expect } from 'vitest';
import type { TestApi } from '../open-api.ts';
import { mailedLink } from '../selfies/mailed-link.ts';
import { doubtfulPair, goodPair } from '../selfies/sample-faces.ts';
import { headersOf, type OpenedLink, sendSelfie } from '../selfies/send-selfie.ts';
import type { Acts, People } from './walk-acts.ts';

/** @param links that are known now, newest last; each walk begins with none */
export async function selfiesOf(
  api: TestApi,
  people: People,
  { random, links }: { random: SeededRandom; links: OpenedLink[] },
): Promise<Acts> {
  const pairs = [await goodPair(), await goodPair(), await doubtfulPair()];
  const { front } = pairs[0]!;
  /** mostly the newest; an old one, of a void contract or an ended envelope, opens nothing */
  const held = () => (random.next() < 0.8 ? links.at(-1) : links.length > 0 ? random.pick(links) : undefined);
  const answered = ({ status, body }: { status: number; body: { code?: string } }) => {
    expect([200, 404, 409, 422], body.code ?? '').toContain(status);
    return status === 200;
  };
  const send = async (pictures: { front: Buffer; turned: Buffer }, device: object = {}) => {
    const link = held();
    return link !== undefined && answered(await sendSelfie(api, link, pictures, device));
  };
  return {
    makeLink: async (id, { signers }) => {
      const signerId = String(signers.at(-1)?.id ?? id);
      const asked = await people.seller.call('sendSelfieEmail', { body: { proposalSaleId: id, signerId } });
      if (asked.status === 200) links.push(await mailedLink(api, id, signerId));
      return answered(asked);
    },
    sendPictures: () => send(random.pick(pairs)),
    /** the same picture twice, or two of yesterday: never accepted */
    sendBadPictures: () => {
      const yesterday = new Date(api.clock.now().getTime() - 86_400_000).toISOString();
      return random.next() < 0.5 ? send({ front, turned: front }) : send(pairs[0]!, { takenAt: yesterday });
    },
    confirmPictures: async () => {
      const link = held();
      if (!link) return false;
      const { token, ...params } = link;
      const consentVersion = random.next() < 0.1 ? '1999-01' : selfieConsent.version;
      const asked = { params, headers: headersOf(token), body: { consentVersion } };
      return answered(await api.stranger.call('confirmSelfie', asked));
    },
  };
}
