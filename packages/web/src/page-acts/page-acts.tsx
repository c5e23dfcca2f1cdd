import { Button, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'react-router';
import { useStrings } from '../strings/use-strings.ts';
import './page-acts.css';
import { strings } from './strings.ts';

/** An action of a page, as its bar shows it. */
type ShownAct = {
  readonly label: string;
  /** its place among those that may be the primary one, the lowest first; undefined: only in the menu */
  readonly rank: number | undefined;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly isDanger: boolean;
  /** where it leads; undefined: it is run */
  readonly to: string | undefined;
  readonly run: () => void;
};

type Known = readonly (ShownAct & { readonly id: string })[];

/** The actions that the parts of a page offer at the moment. */
type ActStore = {
  readonly read: () => Known;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (id: string, act: ShownAct) => void;
  readonly remove: (id: string) => void;
};

/** Creates the store of one page. */
function createActStore(): ActStore {
  const acts = new Map<string, ShownAct>();
  const listeners = new Set<() => void>();
  let known: Known = [];
  const publish = () => {
    known = [...acts].map(([id, act]) => ({ id, ...act }));
    for (const listener of listeners) listener();
  };
  return {
    read: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (id, act) => {
      acts.set(id, act);
      publish();
    },
    remove: (id) => {
      acts.delete(id);
      publish();
    },
  };
}

/**
 * Which action is the primary one, and the order of the others in the menu: by rank, those without one as the page has
 * them, and the destructive ones last.
 */
function arrangeActs(acts: Known): { primary: Known[number] | null; others: Known } {
  const ranked = acts
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled) || one.rank! - other.rank!);
  const [primary = null] = ranked;
  const place = ({ rank, isDanger }: ShownAct) => (isDanger ? 2 : rank === undefined ? 1 : 0);
  const others = [...ranked.slice(1), ...acts.filter(({ rank }) => rank === undefined)];
  return { primary, others: others.toSorted((one, other) => place(one) - place(other)) };
}

const Acts = createContext<ActStore | null>(null);

/** A page whose parts offer their actions to one bar. */
export function PageActsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createActStore);
  return <Acts value={store}>{children}</Acts>;
}

type Run = { onClick: () => void; to?: undefined } | { to: string; onClick?: undefined };
type PageActProps = Run & {
  /** its label */
  children: string;
  /** its place among the page's next steps; without one it is only in the menu */
  rank?: number;
  loading?: boolean;
  disabled?: boolean;
  danger?: boolean;
};

/**
 * An action that a part of a page offers: the bar of the page shows it, as its primary one or in the menu. A part on a
 * page without a bar shows it itself, as a button.
 */
export function PageAct(props: PageActProps) {
  const store = useContext(Acts);
  return store ? <OfferedAct {...props} store={store} /> : <ActButton act={shownActOf(props)} />;
}

const shownActOf = ({ children, rank, loading, disabled, danger, to, onClick }: PageActProps): ShownAct => ({
  label: children,
  rank,
  isBusy: loading === true,
  isDisabled: disabled === true,
  isDanger: danger === true,
  to,
  run: onClick ?? (() => {}),
});

function OfferedAct({ store, ...props }: PageActProps & { store: ActStore }) {
  const id = useId();
  const { label, rank, isBusy, isDisabled, isDanger, to, run } = shownActOf(props);
  // each render has a function of its own, which is no change of the action
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    // the menu closes at once, and what the action opens is rendered after that
    const start = () =>
      startTransition(() => {
        latest.current();
      });
    store.set(id, { label, rank, isBusy, isDisabled, isDanger, to, run: start });
  }, [store, id, label, rank, isBusy, isDisabled, isDanger, to]);
  useEffect(() => () => store.remove(id), [store, id]);
  return null;
}

function ActButton({ act: { label, rank, isBusy, isDisabled, isDanger, to, run } }: { act: ShownAct }) {
  const look = isDanger
    ? ({ variant: 'subtle', color: 'red' } as const)
    : { variant: rank === undefined ? 'default' : 'filled' };
  if (to)
    return (
      <Button component={Link} to={to} {...look}>
        {label}
      </Button>
    );
  return (
    <Button {...look} loading={isBusy} disabled={isDisabled} onClick={run}>
      {label}
    </Button>
  );
}

/** The primary action of a page and, in one menu, all others; nothing for a page without any. */
export function PageActsBar() {
  const t = useStrings(strings);
  const store = useContext(Acts);
  if (!store) throw new Error('the bar of the actions stands outside of their page');
  const acts = useSyncExternalStore(store.subscribe, store.read);
  const { primary, others } = arrangeActs(acts);
  if (acts.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('label')} className="page-acts">
      {others.length > 0 ? (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button
              className="page-acts-others"
              variant="default"
              loading={others.some(({ isBusy }) => isBusy)}
              aria-label={t('others')}
            >
              <span className="page-acts-word">{t('others')}</span>
              <IconDots className="page-acts-dots" size={18} aria-hidden="true" />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ id, label, isDisabled, isDanger, to, run }) =>
              to ? (
                <Menu.Item key={id} component={Link} to={to}>
                  {label}
                </Menu.Item>
              ) : (
                <Menu.Item key={id} disabled={isDisabled} {...(isDanger ? { color: 'red' } : {})} onClick={run}>
                  {label}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {primary ? <ActButton act={primary} /> : null}
    </Group>
  );
}
