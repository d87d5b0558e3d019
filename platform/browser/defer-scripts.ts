/**
 * Puts a page's own script to sleep, so that nothing of it is even fetched: `features/site/web/first-screen/wake-late.ts` wakes it when
 * somebody touches the page. Works on what React Router writes, since its `<Scripts>` is all or nothing; a journey
 * (`landing-wakes.test.ts`) holds that the page sleeps and wakes.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replace(/(<script(?: nonce="[^"]*")?) type="module" async="">/, '$1 type="text/late">');
}
