export type { HistoryRules } from './read-history.ts';
export { auditRoutes } from './routes.ts';
