import { readFileSync } from 'node:fs';

/** The kernel's clock ticks a second, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Seconds of processor time that this process and the children it has waited for have used, those of their children with
 * them. What a machine does beside them is not in it.
 *
 * @returns null where the system does not tell: only Linux does
 * @source proc(5), /proc/pid/stat, fields 14 to 17
 */
export function processorSeconds(stat = readStat()): number | null {
  if (stat === null) return null;
  // the name of the command, in brackets, may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

function readStat(): string | null {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return null;
  }
}
