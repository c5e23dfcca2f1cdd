import type { PaperRow } from '../proposals/index.ts';

/** Where the papers of proposals lie. */
export const paperKey = ({ proposalId, id }: Pick<PaperRow, 'proposalId' | 'id'>) => `papers/${proposalId}/${id}.pdf`;
