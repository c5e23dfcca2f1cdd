import { Badge } from '@mantine/core';

/** What a status means; the words say it too, a colour never stands alone. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const colours: Readonly<Record<StatusTone, string>> = {
  neutral: 'gray',
  info: 'petrol',
  success: 'green',
  warning: 'ipe',
  danger: 'red',
};

/** A status in words, coloured by what it means. */
export function StatusPill({
  tone,
  children,
  size = 'md',
  canWrap = false,
  className,
}: {
  tone: StatusTone;
  children: string;
  size?: 'md' | 'lg';
  /** long words may take two lines; the style sheet of the place says how wide */
  canWrap?: boolean;
  className?: string;
}) {
  return (
    <Badge
      component="span"
      color={colours[tone]}
      size={size}
      className={className}
      style={canWrap ? { minWidth: 0 } : undefined}
    >
      {children}
    </Badge>
  );
}
