import { type ExemptionStatus, exemptionStatuses } from '@estrada/domain/proposals/index';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';

/** The status of an exemption, as text in its colour. */
export const ExemptionPill = ({ status }: { status: ExemptionStatus }) => (
  <ShownPill shown={exemptionStatuses[status]} />
);
