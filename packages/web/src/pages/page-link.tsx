import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link in a text or a cell to another page of the product. */
export function PageLink({
  to,
  children,
  ...look
}: { to: string; children: ReactNode } & Pick<AnchorProps, 'size' | 'fw'>) {
  return (
    <Anchor component={Link} to={to} {...look}>
      {children}
    </Anchor>
  );
}
