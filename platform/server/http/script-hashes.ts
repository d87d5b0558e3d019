import { createHash } from 'node:crypto';

/**
 * What a content security policy says of each script that stands in a page of ours, `'sha256-…'`: for pages that are kept,
 * where a nonce would be the same for everybody. Every page escapes what people wrote, so a script in it is one of ours.
 */
export function scriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const piece of html.split('<script').slice(1)) {
    const [tag = ''] = piece.split('>', 1);
    const [script = ''] = piece.slice(tag.length + 1).split('</script>', 1);
    if (!/\ssrc=/.test(tag)) hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return hashes;
}
