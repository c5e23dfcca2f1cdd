/** Something that the search found, and where it is. */
export type Found = { address: string; name: string; text: string };
