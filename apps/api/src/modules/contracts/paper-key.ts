export const papersFolder = 'papers';

/** The key of a proposal's paper in the store. */
export const paperKey = ({ proposalId, id }: { proposalId: string; id: string }) =>
  `${papersFolder}/${proposalId}/${id}.pdf`;

/**
 * The key of the sealed paper of an envelope: not in the folder of papers, where files without a paper's row are
 * removed.
 */
export const sealedKey = ({ proposalId, id }: { proposalId: string; id: string }) =>
  `signed-papers/${proposalId}/${id}.pdf`;
