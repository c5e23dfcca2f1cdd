import { Badge } from '@mantine/core';

/** The meaning of a status; the text shows it too, never only the colour. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const colours: Readonly<Record<StatusTone, string>> = {
  neutral: 'gray',
  info: 'petrol',
  success: 'green',
  warning: 'ipe',
  danger: 'red',
};

/** A status as text, in the colour of its meaning. */
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
  /** long texts may use two lines in a table, whose style sheet sets the width */
  canWrap?: boolean;
  className?: string;
}) {
  return (
    <Badge
      component="span"
      color={colours[tone]}
      size={size}
      className={className}
      data-wraps={canWrap || undefined}
      style={canWrap ? { minWidth: 0 } : undefined}
    >
      {children}
    </Badge>
  );
}
