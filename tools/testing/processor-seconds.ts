import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks a second, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Seconds of processor time of this process and the children it has waited for, including their children. Other
 * programs of the machine are not included.
 *
 * @returns null where the system does not report it: only Linux does
 * @source proc(5), /proc/pid/stat, fields 14 to 17
 */
export function processorSeconds(stat = readStat('self')): number | null {
  return stat === null ? null : parse(stat).seconds;
}

/**
 * Seconds of processor time that other programs on the machine have used so far; the difference between two counts is
 * the usage in between. The total of all processors less that of this process would be too much: the processes of a
 * browser end without being waited for, so no count has them. A program is another one when it does not descend from
 * this process and its oldest ancestor started before this process: leftovers of this process started later.
 *
 * @param stats of all processes
 * @param own the id of this process
 * @returns null where the system does not report it
 * @source proc(5), /proc/pid/stat, fields 1, 2, 4, 14 to 17 and 22
 */
export function otherProgramsSeconds(stats = readAllStats(), own = process.pid): number | null {
  const processes = new Map(stats.map(parse).map((one) => [one.id, one]));
  const self = processes.get(own);
  if (!self) return null;
  const isOther = (one: Process): boolean => {
    if (one.id === own || adoptsOrphans(one)) return false;
    const parent = processes.get(one.parent);
    // the kernel's own processes descend from none of these
    if (!parent) return false;
    return adoptsOrphans(parent) ? one.startTicks < self.startTicks : isOther(parent);
  };
  return [...processes.values()].filter(isOther).reduce((sum, { seconds }) => sum + seconds, 0);
}

interface Process {
  id: number;
  command: string;
  parent: number;
  /** since the machine started */
  startTicks: number;
  /** its own and those of the children it has waited for */
  seconds: number;
}

/** The first process and the user's systemd become the parent of every process whose own has ended, of ours too. */
const adoptsOrphans = ({ id, command }: Process): boolean => id === 1 || command === 'systemd';

function parse(stat: string): Process {
  // the name of the command, in brackets, may contain spaces and brackets
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    id: Number.parseInt(stat, 10),
    command: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    startTicks: Number(fields[19]),
    seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
  };
}

function readStat(id: string): string | null {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return null;
  }
}

/** Those of the processes that are still there when they are read. */
function readAllStats(): string[] {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.map(readStat).filter((stat) => stat !== null);
  } catch {
    return [];
  }
}
