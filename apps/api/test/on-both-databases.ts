/**
 * The tests that run on the embedded database too. All others run on PostgreSQL alone, which has the locks; their
 * queries would have the same results. `npm start` without a server, and so every journey in the browser, uses the
 * embedded one: these tests prove that the calls of each area work there.
 */
export const onBothDatabases: readonly [file: string, why: string][] = [
  // specifics of the embedded database
  ['apps/api/src/kernel/**/audit-trail.test.ts', 'constraints and triggers: append-only, hashes'],
  ['apps/api/src/kernel/**/folder-lock.test.ts', 'one process per folder'],
  ['apps/api/src/kernel/**/idempotency.test.ts', 'a claim inside and outside of a transaction'],
  ['apps/api/src/kernel/**/cached-reads.test.ts', 'changes that are counted, one connection'],
  ['apps/api/src/kernel/**/page-by-key.test.ts', 'paging: order, NULLs, counts'],
  ['apps/api/src/kernel/**/schedule.test.ts', 'tasks beside their jobs: one connection for both'],
  ['apps/api/src/kernel/**/table-load.test.ts', 'COPY into a table, in chunks'],
  ['apps/api/src/modules/reports/**/column-sql.test.ts', 'COPY out of a query'],
  ['apps/api/src/modules/reports/**/every-extraction.test.ts', 'COPY out of every extraction'],
  [
    'apps/api/src/modules/uploads/**/every-table.test.ts',
    'COPY into every uploaded table, and the worker beside the calls: one connection for both',
  ],
  // the features that an area's queries use: constraints, search, orders, batches
  ['apps/api/src/modules/audit/**/trail.test.ts', 'search in the trail'],
  ['apps/api/src/modules/jobs/**/jobs.test.ts', 'jobs: batches, dead letters'],
  ['apps/api/src/modules/organization/**/list-dealers.test.ts', 'organization: search, filters, orders'],
  ['apps/api/src/modules/organization/**/branches-and-groups.test.ts', 'organization: unique names, moves'],
  ['apps/api/src/modules/vehicles/**/vehicles.test.ts', 'search in a loaded table'],
  ['apps/api/src/modules/leads/deliver-lead.test.ts', 'leads: the versions of one, one job after the other'],
  ['apps/api/src/modules/insurance/quote-insurers.test.ts', 'claims of requests to insurers'],
];
