import { createContext } from 'react';

/**
 * Runs in the head: notes on the page that a script of it did not come, on a line that broke in the middle. Nothing else can
 * say so then; what only waits for scripts shows `when-missing` in its place (app.css). Errors of elements do not bubble.
 */
export const missingScript =
  "addEventListener('error',function(e){if(e.target.localName=='script')document.documentElement.dataset.missing=''},true)";

const key = 'reloaded-at';

/** A file that is missing after a reload, too, is missing for another reason. */
const onceInMs = 60_000;

declare global {
  interface Window {
    /** React Router's list of the files of this build, and the address of that list. */
    __reactRouterManifest?: { url: string };
  }
}

/**
 * A page that was opened before a deploy may ask for a file that is gone. It is reloaded, once. After a line that broke
 * for a moment it is not: what was typed would be gone, and the next press brings the file. Returns how to stop.
 */
export function reloadAfterDeploy(): () => void {
  const onMissing = async () => {
    if (!(await isReplaced())) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    location.reload();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

/** Whether the server no longer has the build that this page is of: every build names its list of files after what is in it. */
async function isReplaced(): Promise<boolean> {
  const list = window.__reactRouterManifest?.url;
  if (!list) return false;
  try {
    return (await fetch(list, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Puts a page's own script to sleep, so that nothing of it is even fetched: `features/site/web/first-screen/main.ts` wakes it when
 * a person touches the page. Works on what React Router writes, since its `<Scripts>` is all or nothing; a journey
 * (`landing-wakes.test.ts`) holds that the page sleeps and wakes.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replace(/(<script(?: nonce="[^"]*")?) type="module" async="">/, '$1 type="text/late">');
}

/**
 * The content policy's nonce of this answer, provided on the server around the router.
 * Undefined in the browser, where the attribute is hidden from script anyway.
 */
export const NonceContext = createContext<string | undefined>(undefined);
