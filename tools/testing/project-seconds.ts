/** A reporter of vitest that sums, for each project, the seconds of work of its files and their number of tests. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface ProjectSeconds {
  name: string;
  seconds: number;
  tests: number;
  files: number;
}

/** Writes its counts, as JSON, to the file that PROJECT_SECONDS names. */
export default class ProjectSecondsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = new Map<string, ProjectSeconds>();
    for (const module of modules) {
      const { name } = module.project;
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const sum = projects.get(name) ?? { name, seconds: 0, tests: 0, files: 0 };
      const milliseconds = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      sum.seconds += milliseconds / 1_000;
      sum.tests += [...module.children.allTests()].length;
      sum.files++;
      projects.set(name, sum);
    }
    const { PROJECT_SECONDS: path } = process.env;
    if (path) writeFileSync(path, JSON.stringify([...projects.values()]));
  }
}
