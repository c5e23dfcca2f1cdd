/** How long the other tab may take to read the file. */
const retentionMs = 60_000;

/**
 * Opens a PDF in a tab of its own; where the browser refuses a new tab, it is downloaded.
 *
 * @param load brings the file; what it throws is thrown on, and the empty tab is closed again
 */
export async function openPdf(name: string, load: () => Promise<Blob>): Promise<void> {
  // a tab may only be opened at once, while the browser still sees the click
  const tab = window.open('', '_blank');
  try {
    const address = URL.createObjectURL(await load());
    setTimeout(() => URL.revokeObjectURL(address), retentionMs);
    if (tab) tab.location.href = address;
    else download(name, address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
