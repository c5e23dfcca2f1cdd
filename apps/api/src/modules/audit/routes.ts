import { endpoints } from '@estrada/endpoints/index';
import { flow, type Route, read } from '../../kernel/route.ts';
import { listEntries } from './list-entries.ts';
import { type HistoryRules, makeReadHistory } from './read-history.ts';
import { registerPage } from './register-page.ts';

/** The area's contents page. @param rules the records whose history can be read, and by whom */
export const auditRoutes = (rules: HistoryRules): Route[] => [
  read(endpoints.readHistory, makeReadHistory(rules)),
  read(endpoints.listAuditEntries, listEntries),
  flow(endpoints.registerAudit, registerPage),
];
