export const papersFolder = 'papers';

/** Where the papers of proposals lie. */
export const paperKey = ({ proposalId, id }: { proposalId: string; id: string }) =>
  `${papersFolder}/${proposalId}/${id}.pdf`;

/** Where the sealed paper of an envelope lies: not beside the papers, whose folder is swept of files without a paper's row. */
export const sealedKey = ({ proposalId, id }: { proposalId: string; id: string }) =>
  `signed-papers/${proposalId}/${id}.pdf`;
