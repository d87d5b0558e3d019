import { afterEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let loads = 0;

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** A tab whose storage survived a reload; returns the names of the locks that the page takes when it loads. */
async function reload(): Promise<string[]> {
  const requested: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', Object.fromEntries(kept));
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => {
        requested.push(name);
      },
      query: async () => ({ held: requested.map((name) => ({ name })) }),
    },
  });
  loads += 1;
  // A query makes it another module, so that what it does at load is done again.
  const page = `./drafts.ts?load=${loads}`;
  const { isHeld } = (await import(/* @vite-ignore */ page)) as typeof import('./drafts.ts');
  expect(await isHeld()).toBe(requested.length > 0);
  return requested;
}

test('after a reload the other tabs still know of what was begun in this one', async () => {
  expect(await reload()).toEqual([]);
  kept.set('draft:someone:reply', '{"values":{"body":"Please send the original."}}');
  expect(await reload()).toEqual(['rumo-unsaved']);
});
