import { type ExemptionStatus, exemptionStatuses } from '@estrada/domain/proposals/index';
import { StatusPill } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';

/** Where an exemption stands, in the words and the colour of its status. */
export function ExemptionPill({ status }: { status: ExemptionStatus }) {
  const { language } = useLanguage();
  const { pt, en, colour } = exemptionStatuses[status];
  return <StatusPill tone={colour}>{language === 'en' ? en : pt}</StatusPill>;
}
