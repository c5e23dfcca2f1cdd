import { endpoints } from '@estrada/endpoints/index';
import type { FileStore } from '../../kernel/files.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { arrangePages, makeRemovePage } from './arrange-pages.ts';
import { describeDocuments, proposalInReach } from './describe-documents.ts';
import { makeReceivePage } from './receive-page.ts';
import { reviewDocuments } from './review-documents.ts';
import { makeFetchPage, makeReadPageAddress, type Seal } from './view-page.ts';

/** The area's contents page: endpoint → use case. */
export const documentRoutes = (seal: Seal, files: FileStore): Route[] => [
  read(endpoints.readProposalDocuments, async ({ params }, context) =>
    describeDocuments(await proposalInReach(params.id, context), context),
  ),
  flow(endpoints.sendProposalDocument, makeReceivePage(files)),
  write(endpoints.arrangeProposalDocument, arrangePages),
  flow(endpoints.removeDocumentPage, makeRemovePage(files)),
  write(endpoints.reviewProposalDocuments, reviewDocuments),
  write(endpoints.readDocumentAddress, makeReadPageAddress(seal)),
  read(endpoints.fetchDocumentPage, makeFetchPage(seal, files)),
];
