import { capturingProfiles } from '@estrada/domain/documents/index';
import { endpoints } from '@estrada/endpoints/index';
import type { Seal } from '../../kernel/link-token.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { arrangePages, makeRemovePage } from './arrange-pages.ts';
import { makeBeginCapture, makeMakeCaptureLink, makeReadCaptureLink, makeReceiveCapturedPage } from './capture.ts';
import { describeDocuments, proposalInReach } from './describe-documents.ts';
import { makeSendClientDocument } from './from-client/send-client-document.ts';
import { makeSubmitClientDocuments } from './from-client/submit-client-documents.ts';
import { accessOf, readAccesses, saveAccesses } from './readings/accesses.ts';
import { beginProposalReading, listReadings, makeBeginCaptureReading, readStatus } from './readings/readings.ts';
import { makeReceivePage, makeReceivePageOf } from './receive-page.ts';
import { reviewDocuments } from './review-documents.ts';
import type { IntakeParts } from './save-page.ts';
import { submitDocuments } from './submit-documents.ts';
import { makeFetchPage, makeReadPageAddress } from './view-page.ts';

/** The area's contents page: endpoint → use case. */
export const documentRoutes = (seal: Seal, parts: IntakeParts): Route[] => [
  read(endpoints.readProposalDocuments, async ({ params }, context) =>
    describeDocuments(await proposalInReach(params.id, context), context),
  ),
  flow(endpoints.sendProposalDocument, makeReceivePage(parts)),
  flow(endpoints.sendFinanceKit, makeReceivePageOf('FINANCE_KIT', parts)),
  flow(endpoints.sendLifeInsurance, makeReceivePageOf('LIFE_INSURANCE', parts)),
  write(endpoints.submitProposalDocuments, submitDocuments),
  write(endpoints.arrangeProposalDocument, arrangePages),
  flow(endpoints.removeDocumentPage, makeRemovePage(parts.files)),
  write(endpoints.reviewProposalDocuments, reviewDocuments),
  write(endpoints.readDocumentAddress, makeReadPageAddress(seal)),
  read(endpoints.fetchDocumentPage, makeFetchPage(seal, parts.files)),
  flow(endpoints.makeCaptureLink, makeMakeCaptureLink(seal)),
  flow(endpoints.readCaptureLink, makeReadCaptureLink(seal)),
  flow(endpoints.beginCapture, makeBeginCapture(seal)),
  read(endpoints.readCaptureAccesses, readAccesses),
  write(endpoints.saveCaptureAccesses, saveAccesses),
  read(endpoints.listCaptureProfiles, async () => ({ items: capturingProfiles.map((id) => ({ id })) })),
  read(endpoints.readCaptureAccess, async (_input, context) => ({ access: await accessOf(context) })),
  read(endpoints.readOcrStatus, readStatus),
  read(endpoints.listProposalReadings, listReadings),
  flow(endpoints.beginReading, beginProposalReading),
  flow(endpoints.beginCaptureReading, makeBeginCaptureReading(seal)),
  flow(endpoints.sendCapturedPage, makeReceiveCapturedPage(seal, parts)),
  flow(endpoints.sendClientDocument, makeSendClientDocument(seal, parts)),
  flow(endpoints.handInClientDocuments, makeSubmitClientDocuments(seal)),
];
