/** Where a phone photographs a document; the secret of the link is after the `#`. */
export const capturePath = '/capturafoto';
