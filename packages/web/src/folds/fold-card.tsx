import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import './fold-card.css';

/**
 * A section of a long page that folds to its heading and one line. It opens when it becomes the current one and by its
 * address; only the user folds it again: nothing closes while somebody works in it.
 *
 * @param id of the heading, and its address (`#id`)
 * @param holds whether an address names something inside
 * @param summary what it says in one line while it is folded
 * @param mark beside the heading, open or not
 * @param isCurrent whether the next step is in it
 * @param outside always rendered: actions of the page do not wait for its opening
 * @param isKept whether what it holds is rendered before it is opened for the first time, because parts of it offer
 * actions of the page
 */
export function FoldCard({
  id,
  title,
  summary,
  mark,
  isCurrent = false,
  holds,
  outside,
  isKept = false,
  children,
}: {
  id: string;
  title: string;
  summary?: ReactNode;
  mark?: ReactNode;
  isCurrent?: boolean;
  holds?: (address: string) => boolean;
  outside?: ReactNode;
  isKept?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isCurrent);
  const [wasOpened, setOpened] = useState(isCurrent);
  const head = useRef<HTMLElement>(null);
  const open = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
  };
  const [wasCurrent, setCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setCurrent(isCurrent);
    if (isCurrent) open(true);
  }
  useAddress({ id, holds, head, open: () => open(true) });
  return (
    <section className="fold-card" aria-labelledby={id}>
      <details open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary ref={head}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {mark}
          {summary && !isOpen ? <span className="fold-card-summary">{summary}</span> : null}
        </summary>
        {wasOpened || isKept ? <div className="fold-card-body">{children}</div> : null}
      </details>
      {outside}
    </section>
  );
}

/** Opens the section when the address names it, and brings what is named into view once it is there. */
function useAddress({
  id,
  holds,
  head,
  open,
}: {
  id: string;
  holds: ((address: string) => boolean) | undefined;
  head: { readonly current: HTMLElement | null };
  open: () => void;
}): void {
  const { hash, key } = useLocation();
  const address = decodeURIComponent(hash.slice(1));
  const isMeant = address !== '' && (address === id || holds?.(address) === true);
  const reached = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on a link has a key of its own
  useEffect(() => {
    if (!isMeant) return;
    reached.current = null;
    open();
  }, [isMeant, address, key]);
  // after every render: what is inside may still be loading
  useEffect(() => {
    const here = `${address} ${key}`;
    if (!isMeant || reached.current === here) return;
    const found = address === id ? head.current : document.getElementById(address);
    if (!found || found.closest('details')?.open === false) return;
    reached.current = here;
    if (found.tabIndex < 0 && !found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.scrollIntoView({ block: 'start' });
    found.focus({ preventScroll: true });
  });
}
