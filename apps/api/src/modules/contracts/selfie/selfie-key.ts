export const selfiesFolder = 'selfies';
/** The two pictures of a selfie: facing the camera, and with the head turned. */
export const frames = ['front', 'turned'] as const;
export type Frame = (typeof frames)[number];

/** The key of a selfie's picture in the store. */
export const selfieKey = ({ proposalId, id }: { proposalId: string; id: string }, frame: Frame) =>
  `${selfiesFolder}/${proposalId}/${id}.${frame}`;
