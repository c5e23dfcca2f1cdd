import { useState } from 'react';
import { alertFailure } from '../calls/alert-failure.ts';

/** How long the browser, or another tab, may take to read the file. */
const retentionMs = 60_000;

/** Saves a file of the API under its name, by the browser. */
export function saveFile(file: File): void {
  saveFrom(addressOf(file), file.name);
}

/** Lets the browser download an address; the page stays open. */
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
 * The content of a signed address; the trail records the request for such an address.
 *
 * @param type the content type of the result, whatever the address is called
 * @throws TypeError without a connection, Error for an invalid address
 */
export async function fetchSigned(url: string, { type, signal }: { type?: string; signal?: AbortSignal } = {}) {
  const answer = await fetch(url, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  return type ? new Blob([await answer.arrayBuffer()], { type }) : answer.blob();
}

/** The same for a PDF. */
export const fetchSignedPdf = ({ url }: { url: string }): Promise<Blob> =>
  fetchSigned(url, { type: 'application/pdf' });

/**
 * Opens a PDF in a new tab; if the browser blocks it, the PDF is downloaded.
 *
 * @param load loads the file; its errors are thrown again, and the empty tab is closed
 */
export async function openPdf(name: string, load: () => Promise<Blob>): Promise<void> {
  // a tab can only be opened synchronously, within the click event
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

/** The same for a button, with its busy state; the banner shows a failure. */
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
