import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';

/** A file that the browser saved. */
export type SavedFile = { name: string; content: Buffer };

/** Runs an act that makes the browser save a file, and reads the file. */
export async function download(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const begun: Promise<Download> = page.waitForEvent('download');
  await act();
  const file = await begun;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** The lines of a CSV, its mark left out. */
export const linesOf = ({ content }: SavedFile): string[] =>
  content.toString('utf8').replace('\ufeff', '').trim().split(/\r?\n/);
