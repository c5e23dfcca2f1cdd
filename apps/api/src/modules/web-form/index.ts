export { attachFilesTo, registrationOf } from './lead-registration.ts';
export { webFormRoutes, webFormSchedule } from './routes.ts';
export { handleWebFormJobs } from './web-form.jobs.ts';
export { eraseWebForm, listWebFormsOfPerson } from './web-form-files.ts';
