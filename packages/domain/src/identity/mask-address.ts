/** An e-mail address fit for a list: `ana.lima@autovia.example` → `a***@autovia.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${address[0]}***${address.slice(at)}`;
}
