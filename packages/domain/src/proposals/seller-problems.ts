import { isCalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { isSellerDocument } from '../people/document.ts';
import { isFullName } from '../people/full-name.ts';

/** Who sells the vehicle, as far as it is filled in; the pick-up day is `YYYY-MM-DD`. */
export type SellerInfo = {
  sellerType?: string | undefined;
  sellerName?: string | undefined;
  sellerDocument?: string | undefined;
  vehiclePickUpDate?: string | undefined;
};

/** What sending still needs of the seller, and what is wrong with it: paths as the form knows them. */
export function sellerProblems(info: SellerInfo): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: keyof SellerInfo, key: FieldProblem['key']) =>
    problems.push({ path: `vehicleAdditionalInfo.${field}`, key });
  if (!info.sellerType) refuse('sellerType', 'required');
  if (!info.sellerName) refuse('sellerName', 'required');
  else if (!isFullName(info.sellerName)) refuse('sellerName', 'fullName.invalid');
  if (!info.sellerDocument) refuse('sellerDocument', 'required');
  else if (!isSellerDocument(info.sellerDocument)) refuse('sellerDocument', 'document.invalid');
  if (info.vehiclePickUpDate && !isCalendarDate(info.vehiclePickUpDate)) refuse('vehiclePickUpDate', 'date.invalid');
  return problems;
}
