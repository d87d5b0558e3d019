import { afterEach, expect, test, vi } from 'vitest';
import { setAccessTokenSource } from '#platform/browser/access-token.ts';
import { openFolderFiles } from './folder-files.ts';

afterEach(() => vi.unstubAllGlobals());

/** A checker that is never done with a file. */
class LongCheck {
  postMessage = vi.fn();
  terminate = vi.fn();
}

test('while a paper is looked at, the next three are fetched, and no more', async () => {
  // Another test may have left a session that is never known.
  setAccessTokenSource({
    read: async () => undefined,
    refused: async () => false,
    signInWanted: async () => false,
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    asked.push(String(address instanceof Request ? address.url : address).replace(/^.*documents\//, ''));
    return new Response('%PDF-1.7', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } });
  });
  vi.stubGlobal('Worker', LongCheck);
  vi.stubGlobal('OffscreenCanvas', class {});
  const files = openFolderFiles();
  const pdf = (id: string) => ({ id, file_name: `${id}.pdf`, file_type: 'application/pdf' });
  const isLookedAt = new Promise<void>((onLoaded) => {
    const look = { after: ['lease', 'letter', 'photo', 'visa'].map(pdf), onLoaded };
    files.verdictOf(pdf('passport'), 'letter', look).catch(() => {});
  });
  await isLookedAt;
  await expect
    .poll(() => asked)
    .toEqual(['passport', 'lease', 'letter', 'photo'].map((id) => `${id}/content`));
  files.close();
});
