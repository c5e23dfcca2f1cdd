import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import './page-skeleton.css';

/** The skeleton of a page: heading, then a card. */
export function PageSkeleton() {
  const t = useStrings(strings);
  return (
    <div role="status">
      <span className="estrada-sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="estrada-skeleton">
        <span className="estrada-skeleton-heading" />
        <span className="estrada-skeleton-line" />
        <span className="estrada-skeleton-card" />
      </div>
    </div>
  );
}
