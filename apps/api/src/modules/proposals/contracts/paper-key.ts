import type { PaperRow } from '../proposals/index.ts';

export const papersFolder = 'papers';
/** Where the papers of proposals lie. */
export const paperKey = ({ proposalId, id }: Pick<PaperRow, 'proposalId' | 'id'>) =>
  `${papersFolder}/${proposalId}/${id}.pdf`;
