/*
 * Shows a public page of the portal in the site of a dealer, where this script stands:
 *
 *   <script async src="https://PORTAL/embed.js" data-dealer="DEALER" data-page="csf"></script>
 *
 * The portal lets only the sites embed it that the dealer has registered. The page reports its height; messages are
 * accepted from the frame and the portal alone.
 */
(() => {
  const script = document.currentScript;
  const titles = { csf: 'Simulador de financiamento', formweb: 'Cadastro para financiamento' };
  const { dealer = '', page = 'csf' } = script.dataset;
  if (!Object.hasOwn(titles, page)) return;
  const portal = new URL(script.src).origin;

  const frame = document.createElement('iframe');
  frame.src = `${portal}/${page}?dealer=${encodeURIComponent(dealer)}`;
  frame.title = titles[page];
  // the nearest dealers by the position of the device, once the person presses the button
  frame.allow = 'geolocation';
  frame.style.cssText = 'display:block;width:100%;height:640px;border:0';

  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== portal || source !== frame.contentWindow || data === null || typeof data !== 'object') return;
    // the page learns from the answer which site it is shown by
    if (data.type === 'estrada.ready') frame.contentWindow.postMessage({ type: 'estrada.embed' }, portal);
    if (data.type === 'estrada.height' && Number.isFinite(data.height))
      frame.style.height = `${Math.min(Math.max(Math.ceil(data.height), 240), 20_000)}px`;
  });
  script.after(frame);
})();
