import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  evaluateSelfie,
  isRecentSelfie,
  latestCameraTime,
  selfieOutcome,
  selfieProgress,
} from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Input, ReceivedFile, UseCase } from '../../../kernel/route.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import { findContract } from '../contracts.repository.ts';
import { checkPictures } from './check/check-pictures.ts';
import { discardShot, type ShotRow, updateSelfie } from './selfie.repository.ts';
import { selfieShots } from './selfie.tables.ts';
import { type Frame, frames, selfieKey } from './selfie-key.ts';
import { lockLink, type OpenLink, openLink } from './selfie-link.ts';

/** The dependencies of the public page's calls: the seal of links, the files, and the scanner of untrusted files. */
export interface SelfieParts {
  seal: Seal;
  files: FileStore;
  scan: (bytes: Uint8Array) => Promise<void>;
}

/** What the page shows before the camera opens. It changes nothing: fetching the page does not use up the link. */
export const makeReadSelfieProposal =
  ({ seal }: SelfieParts): UseCase<typeof endpoints.readSelfieProposal, FlowContext> =>
  async ({ params, query }, context) => {
    const ids = { proposalSaleId: query.proposalSaleId, signerId: params.id };
    const { link, proposal, signer, selfie } = await openLink(seal, ids, context);
    const { dealer } = await findNames(context.db, proposal.dealerId, proposal.sellerId);
    const contract = await findContract(context.db, selfie.contractId);
    const lender = await readOfferLender(context.db, contract?.issuedOn ?? context.today);
    const uploaded = selfie.shotId !== null && selfie.status === 'SENT';
    return {
      ...ids,
      signerName: uploaded ? signer.name : (signer.name.split(' ')[0] ?? ''),
      role: signer.role,
      lenderName: lender.name,
      dealerName: dealer.tradingName,
      vehicle: proposal.vehicleLabel,
      financedAmount: proposal.financeValueCents,
      language: await languageOfPerson(context.db, signer.document),
      uploaded,
      confirmed: selfieProgress(selfie.status) === 'COMPLETED',
      expiresAt: link.expiresAt.toISOString(),
    };
  };

/** The state of a link's selfie. */
export const makeReadSelfieStatus =
  ({ seal }: SelfieParts): UseCase<typeof endpoints.readSelfieStatus, FlowContext> =>
  async ({ params }, context) => {
    const { selfie } = await openLink(seal, params, context);
    const { status } = selfie;
    return { status: selfieProgress(status), uploaded: status === 'SENT', outcome: selfieOutcome(status) };
  };

/** The link of an upload, checked before its pictures are read. */
export const openUpload =
  ({ seal }: SelfieParts) =>
  async ({ params }: Pick<Input<typeof endpoints.uploadSelfie>, 'params'>, context: ReadContext): Promise<OpenLink> => {
    const open = await openLink(seal, { proposalSaleId: params.id, signerId: params.signerId }, context);
    if (open.proposal.blocked) throw new DomainError('PRS002');
    return open;
  };

/** Receives the two pictures: checks their content, stores them if they pass, and records them only then. */
export const makeUploadSelfie =
  (parts: SelfieParts) =>
  async (
    { body: { device }, files: sent }: Input<typeof endpoints.uploadSelfie>,
    context: FlowContext,
    open: OpenLink,
  ): Promise<ResponseOf<typeof endpoints.uploadSelfie>> => {
    const { takenAt: saidAt, ...phone } = device;
    const claimedAt = new Date(saidAt);
    if (!isRecentSelfie(claimedAt, context.now)) throw tooOldAt('device.takenAt');
    const pictures = await acceptPictures(parts, { front: sent.front[0]!, turned: sent.turned[0]! });
    const takenAt = earliest(claimedAt, pictures.cameraTimes);
    // a picture chosen from the files may be older than the phone claims
    if (!isRecentSelfie(takenAt, context.now)) throw tooOldAt('front');
    const place = { proposalId: open.proposal.id, id: makeId(context.now) };
    const removeFiles = async () => {
      for (const frame of frames) await parts.files.remove(selfieKey(place, frame));
    };
    try {
      for (const frame of frames) await parts.files.write(selfieKey(place, frame), pictures[frame]);
      await context.transaction(async (tx) => {
        const selfie = await lockLink(open, tx);
        if (selfie.shotId) await discardShot(tx.db, selfie.shotId, tx.now);
        const digests = { frontSha256: sha256Of(pictures.front), turnedSha256: sha256Of(pictures.turned) };
        await insertShot(tx.db, {
          ...place,
          ...digests,
          takenAt,
          receivedAt: tx.now,
          device: phone,
          sizeBytes: pictures.front.length + pictures.turned.length,
          doubts: pictures.doubts,
          discardedAt: null,
        });
        await updateSelfie(tx.db, selfie.id, { status: 'SENT', shotId: place.id });
        tx.audit({
          action: 'proposal.selfie.receive',
          entity: 'proposal',
          entityId: place.proposalId,
          after: {
            signerName: open.signer.name,
            signerRole: open.signer.role,
            linkId: open.link.id,
            shotId: place.id,
            sha256: digests.frontSha256,
            turnedSha256: digests.turnedSha256,
            source: phone.source,
            takenAt: takenAt.toISOString(),
          },
        });
      });
    } catch (error) {
      await removeFiles();
      throw error;
    }
    return { uploaded: true, problems: [] };
  };

/** The pictures as stored, with any doubts. @throws DomainError UPF003 at `front` or `turned`, for each failed check */
async function acceptPictures({ scan }: SelfieParts, sent: Record<Frame, ReceivedFile>) {
  const [front, turned] = [await buffer(sent.front.open()), await buffer(sent.turned.open())];
  await scanAt('front', front, scan);
  await scanAt('turned', turned, scan);
  const measured = await checkPictures({ front, turned });
  const refused = frames.flatMap((path) => {
    const picture = measured[path];
    return 'refused' in picture ? [{ path, key: picture.refused }] : [];
  });
  const [one, other] = [measured.front, measured.turned];
  if ('refused' in one || 'refused' in other) throw new DomainError('UPF003', { fields: refused });
  const isSameFile = sent.front.sha256 === sent.turned.sha256 || sha256Of(one.jpeg) === sha256Of(other.jpeg);
  const { problems, doubts } = evaluateSelfie({
    front: one.measures,
    turned: other.measures,
    isSameFile,
    similarity: measured.similarity,
  });
  if (problems.length > 0) throw new DomainError('UPF003', { fields: problems });
  return { front: one.jpeg, turned: other.jpeg, doubts, cameraTimes: [...one.cameraTimes, ...other.cameraTimes] };
}

const tooOldAt = (path: string) => new DomainError('UPF003', { fields: [{ path, key: 'selfie.tooOld' }] });

/**
 * The latest time at which the older picture was taken: as claimed by the phone, or earlier, as written by a camera.
 */
const earliest = (claimedAt: Date, cameraTimes: readonly string[]): Date =>
  new Date(Math.min(claimedAt.getTime(), ...cameraTimes.flatMap((time) => latestCameraTime(time)?.getTime() ?? [])));

/** The scanner's refusal, at the picture concerned. */
async function scanAt(path: Frame, bytes: Uint8Array, scan: SelfieParts['scan']): Promise<void> {
  await scan(bytes).catch((error: unknown) => {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    throw new DomainError(error.code, { fields: error.fields.map((field) => ({ ...field, path })) });
  });
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const insertShot = (db: Db, row: ShotRow) => db.insert(selfieShots).values(row);
