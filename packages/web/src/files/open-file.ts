import { useState } from 'react';
import { alertFailure } from '../calls/alert-failure.ts';

/** How long the browser, or another tab, may take to read the file. */
const retentionMs = 60_000;

/** Hands a file of the API to the browser to be saved under its name. */
export function saveFile(file: File): void {
  saveFrom(addressOf(file), file.name);
}

/** Lets the browser fetch an address and save what comes; the page stays where it is. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), retentionMs);
  return address;
}

/**
 * What a signed address holds; requesting such an address is what the trail keeps.
 *
 * @param type what the browser is told that it is, whatever the address is called
 * @throws TypeError without a connection, Error for an address that opens nothing
 */
export async function fetchSigned(url: string, { type, signal }: { type?: string; signal?: AbortSignal } = {}) {
  const answer = await fetch(url, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  return type ? new Blob([await answer.arrayBuffer()], { type }) : answer.blob();
}

/** The same of a PDF. */
export const fetchSignedPdf = ({ url }: { url: string }): Promise<Blob> =>
  fetchSigned(url, { type: 'application/pdf' });

/**
 * Opens a PDF in a tab of its own; where the browser refuses a new tab, it is downloaded.
 *
 * @param load brings the file; what it throws is thrown on, and the empty tab is closed again
 */
export async function openPdf(name: string, load: () => Promise<Blob>): Promise<void> {
  // a tab may only be opened at once, while the browser still sees the click
  const tab = window.open('', '_blank');
  try {
    const address = addressOf(await load());
    if (tab) tab.location.href = address;
    else saveFrom(address, name);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The same for a button: whether it is under way, and the banner says what failed. */
export function useOpenPdf() {
  const [isOpening, setOpening] = useState(false);
  const open = async (name: string, load: () => Promise<Blob>) => {
    setOpening(true);
    try {
      await openPdf(name, load);
    } catch (error) {
      alertFailure(error);
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, open };
}
