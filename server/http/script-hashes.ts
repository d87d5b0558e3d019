import { createHash } from 'node:crypto';

/**
 * What a content security policy says of each script that stands in a page of ours, `'sha256-…'`: for pages that are kept,
 * where a nonce would be the same for everybody. Every page escapes what people wrote, so a script in it is one of ours.
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
