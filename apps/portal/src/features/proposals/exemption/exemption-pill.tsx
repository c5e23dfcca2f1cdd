import { type ExemptionStatus, exemptionStatuses } from '@estrada/domain/proposals/index';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';

/** Where an exemption stands, in the words and the colour of its status. */
export const ExemptionPill = ({ status }: { status: ExemptionStatus }) => (
  <ShownPill shown={exemptionStatuses[status]} />
);
