export { attachFilesTo, registrationOf } from './lead-registration.ts';
export { webFormRoutes, webFormSchedule } from './routes.ts';
export { handleWebFormJobs, webFormTopic } from './web-form.jobs.ts';
export { correctWebForms, eraseWebForm, listWebFormsOfPerson } from './web-form-files.ts';
