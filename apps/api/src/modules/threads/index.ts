export { handleThreadJobs } from './jobs/index.ts';
export { threadRoutes } from './routes.ts';
export { countUnread } from './threads.repository.ts';
export { threadSchedule } from './threads.schedule.ts';
