/** How long the browser may take to begin with the file. */
const keepMs = 60_000;

/** Hands bytes to the browser to be saved under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
  fetchFile(address, name);
}

/** Lets the browser fetch an address and save what comes; the page stays where it is. */
export function fetchFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
