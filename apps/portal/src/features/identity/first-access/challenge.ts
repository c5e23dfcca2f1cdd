/** A user whose password has been verified but only allows setting a new one. */
export type Challenge = { username: string; challengeToken: string };

// only in memory, between the login and the next page: it is not stored where a script could read it later
let challenge: Challenge | null = null;

export const storeChallenge = (given: Challenge | null): void => {
  challenge = given;
};
export const readChallenge = (): Challenge | null => challenge;
