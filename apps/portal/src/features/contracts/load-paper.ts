import { api } from '@estrada/web/calls/api.ts';
import { fetchSignedPdf } from '@estrada/web/files/open-file.ts';

/** A paper of a proposal, or its sealed contract. @throws ApiError; TypeError without a connection */
export const loadPaper = async (proposalId: string, paperId: string): Promise<Blob> =>
  fetchSignedPdf(await api.readPaperAddress({ params: { id: proposalId, paperId } }));
