/** The product's name with its mark: a road towards the horizon. */
export function Brand() {
  return (
    <span className="estrada-brand">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M9.6 3h4.8L20 21H4z" fill="#2b8b8f" />
        <path d="M12 4.5v2.6M12 9.6v3.4M12 15.6v4" stroke="#f2b203" strokeWidth="2" strokeLinecap="round" />
      </svg>
      Estrada
    </span>
  );
}
