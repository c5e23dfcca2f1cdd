import type { ReactNode } from 'react';

/** Two lines of a cell; `whole` keeps the first one unbroken. */
export function TwoLines({ first, second, whole }: { first: ReactNode; second?: string | null; whole?: true }) {
  return (
    <span className="simulator-two" data-whole={whole}>
      <span title={typeof first === 'string' ? first : undefined}>{first}</span>
      {second ? <small>{second}</small> : null}
    </span>
  );
}
