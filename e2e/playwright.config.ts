import { defineConfig } from '@playwright/test';

/** Chromium as root, and in a network that reaches nothing, needs these. */
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
  reporter: [['list'], ['json']],
  fullyParallel: false,
  workers: 3,
  // a headless Chromium that dies at its start is no failure of ours; a second failure is
  retries: 1,
  // limits are for what never ends: a machine that does much else takes ten times as long
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // what fades or slides is gone at once: a journey neither types into a drawer that is leaving nor reads half faded text
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
  },
});
