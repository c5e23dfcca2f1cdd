const key = 'estrada.paymentAtInsurer';

/** The proposal that this session is paying at its insurer. */
type Left = { id: string; number: string; username: string };

/** Stores in this tab which proposal is being paid, so that a return can belong to no other one. */
export const storeLeft = (left: Left): void => sessionStorage.setItem(key, JSON.stringify(left));

/** The stored proposal, if this user left for it. */
export function readLeft(username: string): Left | null {
  const text = sessionStorage.getItem(key);
  const left = text === null ? null : (JSON.parse(text) as Left);
  return left?.username === username ? left : null;
}

export const forgetLeft = (): void => sessionStorage.removeItem(key);
