/**
 * The states of an uploaded file (docs/specification/uploads.md#states). LOADING is the browser's own sending and never
 * stored; "waiting" is PENDING here and on the wire.
 */
export const uploadStatuses = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

const moves: Record<UploadStatus, readonly UploadStatus[]> = {
  PENDING: ['PROCESSING', 'ERROR'],
  PROCESSING: ['SUCCESS', 'ERROR'],
  SUCCESS: [],
  ERROR: [],
};

/** Whether an upload may go from one status to another; a finished one never moves again. */
export const canMoveUpload = (from: UploadStatus, to: UploadStatus): boolean => moves[from].includes(to);

/** Whether nothing more will happen to it. */
export const isFinished = (status: UploadStatus): boolean => moves[status].length === 0;
