import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { currentMenuChoice, isUnsaved, pendingMenuChoice } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { useColumnName } from './menu-card.tsx';
import { strings } from './strings.ts';

/** Which column of the menu the sale has, and whether what changed since then has ended the choice. */
export function ChosenColumn() {
  const t = useStrings(strings);
  const columnName = useColumnName();
  const { draft } = useSharedSimulator();
  const { menuChoice, saved } = draft;
  const recorded = useCall('listProductChoices', saved && !menuChoice ? { params: { id: saved.id } } : null);
  const [last] = recorded.data?.items ?? [];
  if (menuChoice) {
    const state = pendingMenuChoice(draft) ? 'pending' : currentMenuChoice(draft) ? 'current' : 'lost';
    return <Line text={t(`choice.${state}`, { column: columnName(menuChoice.column) })} />;
  }
  if (!last) return <Line text="" />;
  const state = last.isCurrent && !isUnsaved(draft) ? 'current' : 'lost';
  return <Line text={t(`choice.${state}`, { column: columnName(last.column) })} />;
}

const Line = ({ text }: { text: string }) => (
  <p role="status" className={text ? 'simulator-notice' : undefined}>
    {text}
  </p>
);
