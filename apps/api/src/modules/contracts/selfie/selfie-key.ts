export const selfiesFolder = 'selfies';
/** The two pictures of a selfie: one looks ahead, in the other the head is turned. */
export const frames = ['front', 'turned'] as const;
export type Frame = (typeof frames)[number];

/** Where a picture of a selfie lies. */
export const selfieKey = ({ proposalId, id }: { proposalId: string; id: string }, frame: Frame) =>
  `${selfiesFolder}/${proposalId}/${id}.${frame}`;
