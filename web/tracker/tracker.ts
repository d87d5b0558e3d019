/**
 * Counts one view of a landing page: that it was looked at, for how long, and whether its call to action was pressed.
 * It sets no cookie, reads none and keeps nothing in the browser: who it was is in the cookie that the page came with,
 * which scripts cannot read. One file without imports, made into assets/tracker-HASH.js (scripts/tracker-plugin.ts).
 */
(() => {
  const page = document;
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  // Whoever asks not to be counted is not; the server looks once more. Without sendBeacon nobody is.
  if (asks.globalPrivacyControl || asks.doNotTrack === '1' || !asks.sendBeacon) return;
  const shown = (page.currentScript as HTMLScriptElement).dataset.page;
  /** The id of the event that told of this view. */
  let view = '';
  /** Milliseconds for which the page was to be seen, and since when it is (0: it is hidden). */
  let seen = 0;
  let since = 0;

  const send = (type: string, more?: object) => {
    // Without https there is no randomUUID.
    const id = '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (+digit / 4)))).toString(16),
    );
    // Goes on its way even when the page is closed at this moment.
    asks.sendBeacon('/api/collect', JSON.stringify({ type, id, page: shown, ...more }));
    return id;
  };

  /** A page that is opened in the background counts when somebody looks. */
  const look = () => {
    if (page.hidden) return;
    since ||= performance.now();
    if (view || page.readyState !== 'complete') return;
    tell();
  };

  const tell = () => {
    const words: Record<string, string | number> = {};
    new URLSearchParams(location.search).forEach((value, name) => {
      if (/^utm_(source|medium|campaign|content|term)$/.test(name)) words[name] = value.slice(0, 100);
    });
    const host = page.referrer.split('/')[2];
    if (host && host !== location.host) words.referrer = host.slice(0, 100);
    const timing = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    words.load_ms = Math.min(6e5, Math.round(timing?.loadEventStart || performance.now()));
    view = send('view', words);
  };

  /** Told whenever it may be the last moment; the longest time counts. */
  const leave = () => {
    if (!since) return;
    if (!view) tell();
    seen += performance.now() - since;
    since = 0;
    send('leave', { view, seconds: Math.min(86400, Math.floor(seen / 1000)) });
  };

  look();
  addEventListener('load', look);
  // Also back from the cache of the browser, where the page goes on as it was left.
  addEventListener('pageshow', look);
  addEventListener('pagehide', leave);
  page.addEventListener('visibilitychange', () => (page.hidden ? leave() : look()));
  page.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-cta]')) return;
    // Pressed before the last picture or face has come.
    if (!view) tell();
    send('cta_click');
  });
})();
