/** The demo loaded at critical moments of the calendar: it is the same at each, whenever it is started. */
import { longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { rowsOf } from '../../test/rows.ts';
// joins the areas, as every start does
import '../compose.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { openPostgres } from '../kernel/database/open-postgres.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeLogger } from '../kernel/logger.ts';
import { loadDemo } from './load-demo.ts';

/** São Paulo is three hours behind: 02:30Z is 23:30 of the day before, 03:30Z is 00:30. */
const moments = [
  // the last half hour of 29 February in São Paulo
  '2028-03-01T02:30:00Z',
  // the same and the next day's first half hour, at the ends of months, of the year, and of a February without a 29th
  ...[
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
    '2027-05-01',
    '2027-08-01',
    '2027-09-01',
    '2028-01-01',
  ].flatMap((day) => [`${day}T02:30:00Z`, `${day}T03:30:00Z`]),
  '2028-02-29T03:30:00Z',
  '2028-02-29T15:00:00Z',
  '2028-03-01T03:30:00Z',
  // the day of a failed run that had passed some hours before
  ...['03:20', '12:20', '12:53', '23:59'].map((time) => `2026-11-24T${time}:00Z`),
  // Sundays, and the hours of one of them
  ...['2026-11-29', '2026-12-27', '2027-01-31', '2027-02-28', '2027-10-31'].map((day) => `${day}T13:00:00Z`),
  ...['00:00', '02:59', '03:00', '11:00', '18:00', '21:15'].map((time) => `2027-04-04T${time}:00Z`),
  // holidays, and the turn of the year in both zones
  ...[
    '2026-12-25T12:00:00Z',
    '2027-01-01T00:00:00Z',
    '2027-01-01T12:00:00Z',
    '2027-09-07T12:00:00Z',
    '2028-12-31T23:30:00Z',
  ],
];

const { runs, timeoutMs } = longRun(1, moments.length);
const noFiles = { write: async () => {}, read: async () => Buffer.from('%PDF-') } as unknown as FileStore;

it.each(moments.slice(0, runs))('is identical when loaded at %s', { timeout: timeoutMs }, async (moment) => {
  const source = inject('database') as { url: string };
  const name = `estrada_moment_${process.pid}`;
  const admin = await openPostgres(source.url, 1);
  await admin.db.execute(`create database ${name}`);
  const database = await openPostgres(source.url.replace(/\/postgres$/, `/${name}`), 2);
  const { db } = database;
  try {
    await migrate(db);
    const parts = { db, jobs: { enqueue: async () => {} }, auditKey: null };
    await loadDemo(parts, new Date(moment), makeLogger('silent'), noFiles);
    const owned = await rowsOf(
      { database },
      sql`select u.username, string_agg(p.number::text || ' ' || p.status, ', ' order by p.number) as proposals
        from proposals p join users u on u.id = p.seller_id group by u.username order by u.username`,
    );
    expect(Object.fromEntries(owned.map(({ username, proposals }) => [username, proposals]))).toEqual({
      'DEMO.FI-MANAGER':
        '100001 AP, 100009 AP, 100011 NU, 100013 AP, 100021 AP, 100023 AP, 100025 NU, 100033 NU, 100035 AP, 100037 PU, 100045 OC, 100047 NU, 100049 AV, 100057 WFA, 100059 PU, 100063 OC',
      'DEMO.SELLER':
        '100002 WO, 100004 HLD, 100012 HLD, 100014 WO, 100016 WO, 100024 WO, 100026 HLD, 100028 WO, 100036 WO, 100038 WO, 100040 APC, 100048 HLD, 100050 WO, 100052 WO, 100060 WO, 100061 OC, 100062 OC, 100065 OC, 100066 OC, 100067 WO',
      'DEMO2.FI-MANAGER':
        '100006 RA, 100008 AVF, 100010 DC, 100018 DC, 100020 RA, 100022 AVF, 100030 AVF, 100032 DC, 100034 RA, 100042 RA, 100044 AVF, 100046 DC, 100054 PD, 100056 RA, 100058 AVF',
      'DEMO2.SELLER':
        '100003 APC, 100005 PU, 100007 NU, 100015 NU, 100017 APC, 100019 OC, 100027 AF, 100029 NU, 100031 APC, 100039 APC, 100041 AF, 100043 NU, 100051 NU, 100053 APC, 100055 AF, 100064 OC',
    });
    const notices = await rowsOf(
      { database },
      sql`select u.username, n.code, n.message from notifications n join users u on u.id = n.user_id order by n.id`,
    );
    expect(notices).toEqual([
      { username: 'DEMO.CONSORCIO', code: null, message: expect.stringMatching(/^Estes são os avisos do portal/) },
      { username: 'DEMO.CONSORCIO', code: 'NOT003', message: '' },
    ]);
  } finally {
    await database.close();
    await admin.db.execute(`drop database ${name}`);
    await admin.close();
  }
});
