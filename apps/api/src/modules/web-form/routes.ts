import { DomainError } from '@estrada/domain/errors/index';
import { openLeadStatuses } from '@estrada/domain/leads/index';
import { webFormDays } from '@estrada/domain/web-form/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { flow, flowAfter, type Route, read } from '../../kernel/route.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import type { Partners } from '../../partners/index.ts';
import type { IntakeParts } from '../documents/index.ts';
import type { BotCheck } from '../identity/index.ts';
import { leads } from '../leads/index.ts';
import { cacheBriefly, citiesOf } from '../lookups/index.ts';
import { findNearestSelling } from '../organization/index.ts';
import { makeDeleteWebForm, makeReadWebForm, makeSaveWebForm, makeSendWebForm } from './fill-web-form.ts';
import { readLeadRegistration } from './lead-registration.ts';
import { makeOpenWebForm, makeStartWebForm, requestWebFormLink } from './start-web-form.ts';
import { webFormFiles, webForms } from './web-form.tables.ts';
import {
  eraseWebForm,
  formToAttach,
  makeAttachWebFormDocument,
  makeRemoveWebFormFile,
  webFormFolder,
} from './web-form-files.ts';
import { acceptingDealer, webFormLink } from './web-form-visit.ts';

const windowSeconds = 300;
const limits = {
  lookups: { name: 'web-form-lookup-address', hits: 240, windowSeconds },
  // each asks a partner, unless the code was requested before
  places: { name: 'web-form-place-address', hits: 30, windowSeconds },
} as const;

const limitAddress = (kind: keyof typeof limits, { db, http, now }: ReadContext): Promise<void> =>
  limitRate(db, limits[kind], http.clientAddress, now);

interface WebFormParts {
  postalCodes: Partners['postalCodes'];
  botCheck: BotCheck;
  seal: Seal;
  intake: IntakeParts;
}

/** The calls of the web form (`/formweb`), without a login, and the registration on the page of its lead. */
export function webFormRoutes({ postalCodes, botCheck, seal, intake }: WebFormParts): Route[] {
  const cached = cacheBriefly((zipCode) => postalCodes.find(zipCode));
  return [
    flow(endpoints.findWebFormDealers, async ({ query }, context) => {
      await limitAddress('places', context);
      const find = (zipCode: string) => cached(zipCode, context.now);
      return { items: await findNearestSelling(query, 'FORMWEB', { find }, context.db) };
    }),
    read(endpoints.readWebFormDealer, async ({ params }, context) => {
      await limitAddress('lookups', context);
      const { id, tradingName, city, state } = await acceptingDealer(params.id, context);
      return { id, tradingName, city, state };
    }),
    flow(endpoints.findWebFormAddress, async ({ params }, context) => {
      await limitAddress('places', context);
      const address = await cached(params.zip, context.now);
      if (!address) throw new DomainError('ADR001', { fields: [{ path: 'zip', key: 'zip.notFound' }] });
      return address;
    }),
    read(endpoints.listWebFormCities, async ({ params }, context) => {
      await limitAddress('lookups', context);
      return { items: citiesOf(params.state) };
    }),
    flow(endpoints.startWebForm, makeStartWebForm(seal, botCheck)),
    flow(endpoints.requestWebFormLink, requestWebFormLink),
    flow(endpoints.openWebForm, makeOpenWebForm(seal)),
    flow(endpoints.readWebForm, makeReadWebForm(seal)),
    flow(endpoints.saveWebForm, makeSaveWebForm(seal)),
    flowAfter(endpoints.attachWebFormDocument, formToAttach(seal), makeAttachWebFormDocument(intake)),
    flow(endpoints.removeWebFormFile, makeRemoveWebFormFile(seal, intake.files)),
    flow(endpoints.sendWebForm, makeSendWebForm(seal)),
    flow(endpoints.deleteWebForm, makeDeleteWebForm(seal, intake.files)),
    flow(endpoints.readLeadRegistration, readLeadRegistration),
  ];
}

/** Forms that were not sent in time, and those whose lead ended so many days ago. */
async function listDueForms(db: Db, now: Date, page: { limit: number; id?: string }): Promise<string[]> {
  const endedBefore = new Date(now.getTime() - webFormDays * 86_400_000);
  const rows = await db
    .select({ id: webForms.id })
    .from(webForms)
    .leftJoin(leads, eq(leads.id, webForms.leadId))
    .where(
      and(
        page.id === undefined ? undefined : eq(webForms.id, page.id),
        or(
          and(isNull(webForms.sentAt), lte(webForms.expiresAt, now)),
          and(notInArray(leads.status, [...openLeadStatuses]), lt(leads.updatedAt, endedBefore)),
        ),
      ),
    )
    .orderBy(asc(webForms.id))
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

/** Those of the ids that are files of forms. */
async function listKnownFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: webFormFiles.id })
    .from(webFormFiles)
    .where(inArray(webFormFiles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export const webFormSchedule = (files: FileStore): Task[] => [
  removeLinks(webFormLink),
  {
    name: 'web-form.erase',
    every: 'night',
    rows: ({ db, now }, limit) => listDueForms(db, now, { limit }),
    async run(id, context) {
      const [due] = await listDueForms(context.db, context.now, { limit: 1, id });
      if (due) await eraseWebForm(due, files, context);
    },
  },
  sweepLostFiles('web-form.remove-lost-files', { folder: webFormFolder, listKnown: listKnownFiles }, files),
];
