import { usePageWords } from '@estrada/web/pages/page-access.ts';
import type { MenuRow } from '@estrada/web/pages/page-row.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';

/** A card for each page: its name, and what it is for. */
export function PageCards({ rows }: { rows: readonly MenuRow[] }) {
  const wordsOf = usePageWords();
  return (
    <ul className="estrada-home-actions">
      {rows.map((row) => {
        const { title, about } = wordsOf(row.words);
        return (
          <li key={row.path}>
            <PageCard address={row.path} title={title} about={about} />
          </li>
        );
      })}
    </ul>
  );
}

/** One card that leads to an address. */
export function PageCard({ address, title, about }: { address: string; title: string; about?: string }) {
  return (
    <Link to={address} className="estrada-home-action">
      <span className="estrada-home-action-title">
        {title}
        <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
      </span>
      {about ? <span className="estrada-home-action-text">{about}</span> : null}
    </Link>
  );
}
