import { formatCount } from '@estrada/domain/formats/index';

const kilobyte = 1024;

/** Formats a size: "12 kB", "3,4 MB", "50 MB". */
export function showSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${formatCount(kilobytes)} kB`;
  const tenths = Math.round((bytes / kilobyte ** 2) * 10);
  const fraction = tenths % 10;
  return `${formatCount(Math.floor(tenths / 10))}${fraction ? `,${fraction}` : ''} MB`;
}
