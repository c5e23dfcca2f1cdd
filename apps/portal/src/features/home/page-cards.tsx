import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import type { MenuRow } from '@estrada/web/pages/page-row.ts';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A card for each page: its name and purpose. @param children cards of another kind, after these */
export function PageCards({ rows, children }: { rows: readonly MenuRow[]; children?: ReactNode }) {
  const wordsOf = usePageStrings();
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
      {children}
    </ul>
  );
}

/** One card that links to an address. */
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
