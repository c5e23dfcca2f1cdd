import { DomainError } from '@estrada/domain/errors/index';
import { pathologyForm, pcdExemptionForm, pcdStepForm } from '@estrada/domain/pcd/index';
import { endpoints } from '@estrada/endpoints/index';
import { asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { type Route, read } from '../../kernel/route.ts';
import { pathologies, pcdExemptions, pcdSteps } from './pcd.tables.ts';
import { readPcdAnswer } from './read-pcd-answer.ts';

export { pcdNames } from './pcd.tables.ts';

const changes = 'pcd-pathologies';

/** Pathologies: name and CID are unique (PCD002). */
const pathologyRecord = serveRecord(
  {
    list: endpoints.listPathologies,
    read: endpoints.readPathology,
    register: endpoints.registerPathology,
    update: endpoints.updatePathology,
    enable: endpoints.enablePathology,
    disable: endpoints.disablePathology,
  },
  {
    kind: {
      entity: 'pathology',
      table: pathologies,
      taken: [
        { index: 'pathologies_name', code: 'PCD002', field: 'pathologyName', key: 'pcd.nameTaken' },
        { index: 'pathologies_cid', code: 'PCD002', field: 'cid', key: 'pcd.cidTaken' },
      ],
      trail: pathologyForm.normalise,
    },
    changes,
    sorts: {
      pathologyName: { by: plainName(pathologies.pathologyName), type: 'text' },
      cid: { by: pathologies.cid, type: 'text' },
    },
    where: ({ search }) => [
      search
        ? or(nameContains(pathologies.pathologyName, search), eq(pathologies.cid, search.toUpperCase()))
        : undefined,
    ],
    values: (typed) => pathologyForm.normalise(typed),
  },
);

/** Exemptions by tax, place and start. */
const exemptionRecord = serveRecord(
  {
    list: endpoints.listPcdExemptions,
    read: endpoints.readPcdExemption,
    register: endpoints.registerPcdExemption,
    update: endpoints.updatePcdExemption,
    enable: endpoints.enablePcdExemption,
    disable: endpoints.disablePcdExemption,
  },
  {
    kind: {
      entity: 'pcdExemption',
      table: pcdExemptions,
      taken: [{ index: 'pcd_exemptions_key', code: 'DOM002', field: 'effectiveFrom', key: 'pcd.exemptionTaken' }],
      trail: ({ validUntil, confirmedOn, ...row }) =>
        pcdExemptionForm.normalise({ ...row, validUntil: validUntil ?? '', confirmedOn: confirmedOn ?? '' }),
    },
    changes,
    sorts: {
      tax: { by: pcdExemptions.tax, type: 'text' },
      effectiveFrom: { by: pcdExemptions.effectiveFrom, type: 'date' },
    },
    where: ({ tax, confirmation }) => [
      tax && eq(pcdExemptions.tax, tax),
      confirmation && (confirmation === 'confirmed' ? isNotNull : isNull)(pcdExemptions.confirmedOn),
    ],
    values: (typed, { today }) => {
      const exemption = pcdExemptionForm.normalise(typed);
      if (exemption.confirmedOn !== null && exemption.confirmedOn > today)
        throw new DomainError('DOM002', { fields: [{ path: 'confirmedOn', key: 'date.future' }] });
      return exemption;
    },
  },
);

const stepRecord = serveRecord(
  {
    list: endpoints.listPcdSteps,
    read: endpoints.readPcdStep,
    register: endpoints.registerPcdStep,
    update: endpoints.updatePcdStep,
    enable: endpoints.enablePcdStep,
    disable: endpoints.disablePcdStep,
  },
  {
    kind: { entity: 'pcdStep', table: pcdSteps, trail: pcdStepForm.normalise },
    changes,
    sorts: {
      position: { by: pcdSteps.position, type: 'bigint' },
      stepTitle: { by: plainName(pcdSteps.stepTitle), type: 'text' },
    },
    where: ({ search }) => [search ? nameContains(pcdSteps.stepTitle, search) : undefined],
    values: (typed) => pcdStepForm.normalise(typed),
  },
);

/** Pathologies in a list; far more than any installation keeps. */
const optionsAtMost = 1_000;

export const pcdRoutes: Route[] = [
  read(endpoints.listPathologyOptions, async (_request, { db }) => ({
    items: await db
      .select({
        id: pathologies.id,
        pathologyName: pathologies.pathologyName,
        cid: pathologies.cid,
        driver: pathologies.driver,
      })
      .from(pathologies)
      .where(eq(pathologies.enabled, true))
      .orderBy(asc(plainName(pathologies.pathologyName)))
      .limit(optionsAtMost),
  })),
  read(endpoints.readPcdAnswer, readPcdAnswer),
  ...pathologyRecord.routes,
  ...exemptionRecord.routes,
  ...stepRecord.routes,
];
