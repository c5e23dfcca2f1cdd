export { handleThreadJobs } from './jobs/index.ts';
export { threadRoutes } from './routes.ts';
export { sweepThreads } from './sweep-threads.ts';
export { countUnread } from './threads.repository.ts';
