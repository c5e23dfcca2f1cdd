/** Where a phone photographs a document; the secret of the link follows behind `#`. */
export const capturePath = '/capturafoto';
