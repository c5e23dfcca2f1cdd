let navigate: (address: string) => void = (address) => window.location.assign(address);

/** The router hands itself over at start, so that code outside of components can change the page. */
export function setNavigator(navigator: (address: string) => void): void {
  navigate = navigator;
}

/** Changes the page. */
export function goTo(address: string): void {
  navigate(address);
}

/** The address on the screen, with its query. */
export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`;
}
