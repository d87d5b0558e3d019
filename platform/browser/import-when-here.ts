/** What was asked for, by address; what failed is forgotten, so that the next call asks again. */
const coming = new Map<string, Promise<unknown>>();

/**
 * Takes the place of Vite's own preloading around every `import()` of the build: calls `load` once all its files are in the
 * browser's cache. A browser asks only once for the file of an import, and keeps a failure until the page is loaded again
 * (HTML standard, "fetch a single module script"; Chromium 153 does). So a line that broke for a moment would close a window
 * for good. `files` are paths below the root. A failure is thrown, and told to the page as `vite:preloadError`.
 */
export async function importWhenHere<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map(bring));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function bring(file: string): Promise<unknown> {
  const { href } = new URL(`/${file}`, location.href);
  let one = coming.get(href);
  if (!one) {
    one = file.endsWith('.css') ? applyStyles(href) : fetchScript(href);
    coming.set(href, one);
    one.catch(() => coming.delete(href));
  }
  return one;
}

async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} was answered ${answer.status}`);
  // The whole of it, so that the import finds it in the cache.
  await answer.arrayBuffer();
}

function applyStyles(href: string): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.some((link) => link.href === href)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
