import { trailFields } from '../../forms/rows.ts';
import { insuranceRows } from '../../insurance/proposal/insurance-sections.ts';
import { insuranceCodes } from '../../products/insurance-products.ts';
import { type RegistrationName, registrationRows } from '../../proposals/registration/registration-rows.ts';
import type { AuditField } from '../audit-entity.ts';

/**
 * The fields of a registration, from any part of the form. The build ships only their values
 * (packages/web/build/evaluate-modules.ts): a page that names acts of the trail needs no schemas.
 */
export const registrationFields = trailFields([...registrationRows.PF, ...registrationRows.PJ]) as Readonly<
  Record<RegistrationName, AuditField>
>;

/** The fields of the proposals of all insurance products, and their sections. */
export const insuranceFields: Readonly<Record<string, AuditField>> = trailFields(
  insuranceCodes.flatMap((product) => insuranceRows(product)),
);
