/** Who has just proved a password that is good for nothing but a new one. */
export type Challenge = { username: string; challengeToken: string };

// in memory only, between the login and the page that follows it: nothing that a script could read later is written anywhere
let challenge: Challenge | null = null;

export const storeChallenge = (given: Challenge | null): void => {
  challenge = given;
};
export const readChallenge = (): Challenge | null => challenge;
