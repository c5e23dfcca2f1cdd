import { auditField, auditValueTexts } from '@estrada/domain/audit/index';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';

/** Fields whose values people know as they are stored: codes of tables, states, errors, partners, formats. */
const knownAsStored: ReadonlySet<string> = new Set([
  ...['uf', 'state', 'stateId', 'plateState', 'birthStateId', 'gmbRegionCode'],
  ...[
    'discountCoupon',
    'discountVoucher',
    'discountCode',
    'couponCode',
    'planCode',
    'campaignCode',
    'colourCode',
    'ruleCode',
    'tableCode',
    'tableCodes',
    'sourceTableCode',
    'tierCode',
  ],
  ...['code', 'codes', 'protocol', 'registration', 'partner', 'provider', 'format', 'dossierFormat'],
  // the international code of a disease, as doctors write it
  'cid',
  // the insurers' own, as they are on the policy
  ...['policyNumber', 'insurerNumber'],
  // by the names of roles, which only the portal has
  ...['role', 'profiles'],
]);

/** `WFA`, `TAX_ZERO`, `NOT APPLICABLE`, `downloadLIFE`, `server-error`: how values of the code look. */
const coded = /^(?:[A-Z][A-Z0-9]+(?:[_ -][A-Z0-9]+)*|[a-z]+(?:[A-Z]\w*|-[a-z]+(?:-[a-z]+)*))$/;

/**
 * The coded values in the trail that its readers would see as codes, because their field has no texts for them: a line
 * each. What tests typed into a name or a reason is no code, unless it looks like one.
 */
export async function codesInTrail({ db }: Pick<DatabaseHandle, 'db'>): Promise<string[]> {
  const { rows } = (await db.execute(sql`select distinct entity, before, after from audit_entries`)) as unknown as {
    rows: { entity: string; before: unknown; after: unknown }[];
  };
  const found = new Set<string>();
  function walk(entity: string, field: string, value: unknown): void {
    if (typeof value === 'string') {
      if (isCodeToReaders(entity, field, value)) found.add(`${entity}.${field} ${value}`);
    } else if (Array.isArray(value)) for (const one of value) walk(entity, field, one);
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) walk(entity, name, one);
  }
  for (const { entity, before, after } of rows) {
    walk(entity, '', before);
    walk(entity, '', after);
  }
  return [...found];
}

function isCodeToReaders(entity: string, field: string, value: string): boolean {
  const { personal, technical } = auditField(entity, field) ?? { technical: true };
  if (personal || technical || knownAsStored.has(field) || !coded.test(value)) return false;
  return auditValueTexts(entity, field, value) === undefined;
}
