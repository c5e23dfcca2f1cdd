import { defineConfig } from '@playwright/test';

/** Chromium as root, and without a network, needs these. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './start-portal.ts',
  outputDir: '../test-results/journeys',
  reporter: [['list'], ['json'], ['./failures-at-once.ts']],
  fullyParallel: false,
  workers: 3,
  // a headless Chromium that crashes at its start is not our failure; a second failure is
  retries: 1,
  // limits only stop endless runs: a busy machine takes ten times as long
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // a button that is covered or never appears is a failure that names it, before the whole journey is out of time
    actionTimeout: 120_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // animations end at once: a journey neither types into a closing drawer nor reads half faded text
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
  },
});
