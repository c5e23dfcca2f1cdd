import type { FieldProblem } from '@estrada/domain/errors/index';
import { isFullName, isSellerDocument } from '@estrada/domain/people/index';
import type { ProposalDetail } from '@estrada/endpoints/index';

/** What stands against the seller data: the document must be one, the name a full one, the pick-up day a date. */
export function sellerProblems(info: ProposalDetail['vehicleAdditionalInfo']): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, key: FieldProblem['key']) =>
    problems.push({ path: `vehicleAdditionalInfo.${field}`, key });
  if (!info.sellerType) refuse('sellerType', 'required');
  if (!info.sellerName) refuse('sellerName', 'required');
  else if (!isFullName(info.sellerName)) refuse('sellerName', 'fullName.invalid');
  if (!info.sellerDocument) refuse('sellerDocument', 'required');
  else if (!isSellerDocument(info.sellerDocument)) refuse('sellerDocument', 'document.invalid');
  if (info.vehiclePickUpDate && !/^\d{4}-\d{2}-\d{2}$/.test(info.vehiclePickUpDate))
    refuse('vehiclePickUpDate', 'date.invalid');
  return problems;
}
