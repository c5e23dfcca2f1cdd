let navigate: (address: string) => void = (address) => window.location.assign(address);

/** The router registers itself at start, so that code outside components can navigate. */
export function setNavigator(navigator: (address: string) => void): void {
  navigate = navigator;
}

export function goTo(address: string): void {
  navigate(address);
}

/** The current address, with its query. */
export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`;
}
