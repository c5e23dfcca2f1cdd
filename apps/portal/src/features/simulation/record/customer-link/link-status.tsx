import { formatInstant } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';

/** Next to a saved simulation: when the client opened a link to it. Renders nothing until then. */
export function LinkStatus() {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  const links = useCall('listCustomerLinks', draft.saved ? { params: { id: draft.saved.id } } : null);
  const opened = (links.data?.items ?? []).flatMap(({ openedAt }) => openedAt ?? []).toSorted();
  const last = opened.at(-1);
  return last ? <p className="simulator-notice">{t('link.standing', { date: formatInstant(last) })}</p> : null;
}
