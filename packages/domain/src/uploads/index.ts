export { canMoveUpload, isFinished, type UploadStatus, uploadStatuses } from './upload-status.ts';
