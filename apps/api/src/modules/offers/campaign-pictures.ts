import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { offerCampaignActs } from '@estrada/domain/offers/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, inArray } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { detectFileKind } from '../../kernel/file-kind.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase } from '../../kernel/route.ts';
import { ensureSigned } from '../../kernel/signed-address.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import {
  changeCampaign,
  describeCampaign,
  findCampaign,
  lockCampaign,
  refusalOf,
  signedPictures,
} from './campaign-rows.ts';
import { offerCampaigns } from './offers.tables.ts';

/** What the pictures of campaigns need: the store, the scanner and the checks of documents, and the seal of addresses. */
export interface CampaignPictures {
  files: FileStore;
  scan: (bytes: Uint8Array) => Promise<void>;
  /** the picture as it is stored: a JPEG without metadata. @throws DomainError UPF003 */
  accept: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array }>;
  seal: Seal;
}

const picturesFolder = 'offer-campaigns';
const keyOf = (campaignId: string, pictureId: string) => `${picturesFolder}/${campaignId}/${pictureId}`;

/** Receives the picture of a campaign: checks its content, stores it, and records it only then. */
const makeSendPicture =
  ({ files, scan, accept, seal }: CampaignPictures): UseCase<typeof endpoints.sendOfferCampaignPicture, FlowContext> =>
  async ({ params: { id }, query: { version }, files: sent }, context) => {
    // reading a picture takes a thread for some milliseconds
    const limit = { name: 'offer-campaign-pictures', hits: 60, windowSeconds: 3_600 };
    await limitRate(context.db, limit, callerOf(context).viewer.userId, context.now);
    const bytes = await buffer(sent.file[0]!.open());
    const kind = detectFileKind(bytes);
    if (kind !== 'jpeg' && kind !== 'png') throw refusalOf([{ path: 'file', key: 'offerCampaign.pictureType' }]);
    // the original bytes: re-encoding may lose what the scanner detects
    await scan(bytes);
    const picture = await accept(bytes);
    const pictureId = makeId(context.now);
    await files.write(keyOf(id, pictureId), picture.bytes);
    try {
      const replaced = await context.transaction(async (tx) => {
        const before = await lockCampaign(id, version, tx);
        offerCampaignActs.assert('edit', before, tx.today);
        await changeCampaign(before, { pictureId }, tx);
        const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
        tx.audit({
          action: 'offerCampaign.picture',
          entity: 'offerCampaign',
          entityId: id,
          before: { pictureId: before.pictureId },
          after: { pictureId, sha256, sizeBytes: picture.bytes.length },
        });
        return before.pictureId;
      });
      // a leftover of a failure here is found by the sweep of files without a row
      if (replaced !== null) await files.remove(keyOf(id, replaced));
    } catch (error) {
      await files.remove(keyOf(id, pictureId));
      throw error;
    }
    return describeCampaign(inReach(await findCampaign(context.db, id)), seal, context);
  };

/** The picture of a signed address. */
const makeFetchPicture =
  ({ files, seal }: CampaignPictures): UseCase<typeof endpoints.fetchOfferCampaignPicture, ReadContext> =>
  async ({ params: { pictureId }, query }, { db, now }) => {
    ensureSigned(seal, signedPictures, pictureId, query, now);
    const [row] = await db
      .select({ id: offerCampaigns.id })
      .from(offerCampaigns)
      .where(eq(offerCampaigns.pictureId, pictureId));
    const { content } = inReach(await files.openRead(keyOf(inReach(row).id, pictureId)));
    return { fileName: 'campaign.jpg', contentType: 'image/jpeg', content, isForeign: true };
  };

export const campaignPictureRoutes = (pictures: CampaignPictures): Route[] => [
  flow(endpoints.sendOfferCampaignPicture, makeSendPicture(pictures)),
  read(endpoints.fetchOfferCampaignPicture, makeFetchPicture(pictures)),
];

/** Removes files of pictures that no campaign has. */
export const offerSchedule = (files: FileStore): Task[] => [
  sweepLostFiles('offers.remove-lost-pictures', { folder: picturesFolder, listKnown: listKnownPictures }, files),
];

async function listKnownPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: offerCampaigns.pictureId })
    .from(offerCampaigns)
    .where(inArray(offerCampaigns.pictureId, [...ids]));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}
