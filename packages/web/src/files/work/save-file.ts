/** How long the browser may take to begin with the file. */
const retentionMs = 60_000;

/** Hands a file of the API to the browser to be saved under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), retentionMs);
  fetchFile(address, file.name);
}

/** Lets the browser fetch an address and save what comes; the page stays where it is. */
export function fetchFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
