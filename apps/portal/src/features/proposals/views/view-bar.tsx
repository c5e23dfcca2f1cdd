import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { UnstyledButton } from '@mantine/core';
import type { useProposalFilters } from './proposal-filters.tsx';
import { SavedViews } from './saved-views.tsx';
import { strings } from './strings.ts';
import { type Counted, useCounted } from './use-counted.ts';
import { useViews } from './use-views.ts';
import './views.css';

type Filters = ReturnType<typeof useProposalFilters>;

/** The views of the list with the number of proposals in each, and the user's own. */
export function ViewBar({ filters }: { filters: Filters }) {
  const t = useStrings(strings);
  const { data } = useViews();
  // the list works without it: while the counts load, or after a failure, nothing is shown here
  if (!data) return <div className="views-place" />;
  const { view } = filters.values;
  return (
    <nav className="views" aria-label={t('label')}>
      <ul>
        <Tab label={t('all')} isCurrent={view === ''} onChoose={() => filters.change({ view: '' })} />
        {data.views.map(({ view: name, ...counted }) => (
          <Tab
            key={name}
            label={t(`view.${name}`)}
            counted={counted}
            isCurrent={view === name}
            onChoose={() => filters.change({ view: name })}
          />
        ))}
      </ul>
      <SavedViews saved={data.saved} filters={filters} />
    </nav>
  );
}

function Tab({
  label,
  counted,
  isCurrent,
  onChoose,
}: {
  label: string;
  counted?: Counted;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const say = useCounted();
  return (
    <li>
      <UnstyledButton className="views-tab" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        {label} {counted ? <span className="views-count">{say(counted)}</span> : null}
      </UnstyledButton>
    </li>
  );
}
