export * from './pcd-answer.ts';
export * from './pcd-forms.ts';
