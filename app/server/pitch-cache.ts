import { createHash } from 'node:crypto';
import type {
  CountingState,
  PitchFrame,
  PitchRenderer,
  PublishedPage,
} from '#features/pages/contract/pitch.ts';
import { pitchPolicy, scriptHashes } from '#platform/server/http/headers.ts';
import { compressNow } from '#platform/server/http/shared-page.ts';

/** A rendered landing page, for everyone with the same counting state. */
export interface CachedPitch {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
}

/** `uncounted`: without the tracker script (bots, staff). */
export type Reader = CountingState | 'uncounted';

export interface PitchCache {
  /** Synchronous once rendered; a page that is published again is a new object. */
  of(page: PublishedPage, reader: Reader): CachedPitch | Promise<CachedPitch>;
  /** The page 'Failed to load page'. */
  failure: Promise<CachedPitch>;
}

/** Renders each page once per kind of reader. `tracker` is the URL of the tracker script, if it was built. */
export function pitchCache(
  renderer: PitchRenderer,
  frame: PitchFrame,
  tracker: string | undefined,
): PitchCache {
  // A withdrawn or changed page leaves the snapshot, and its renderings are collected with it.
  const kept = new WeakMap<PublishedPage, Map<Reader, CachedPitch | Promise<CachedPitch>>>();

  return {
    of(page, reader) {
      const ofPage = kept.get(page) ?? new Map<Reader, CachedPitch | Promise<CachedPitch>>();
      kept.set(page, ofPage);
      const known = ofPage.get(reader);
      if (known) return known;
      const html = renderer.renderPitch({
        ...frame,
        page,
        counting: reader === 'uncounted' ? 'counted' : reader,
        tracker: reader === 'counted' ? tracker : undefined,
      });
      const made = keep(html).then((pitch) => {
        ofPage.set(reader, pitch);
        return pitch;
      });
      ofPage.set(reader, made);
      return made;
    },
    failure: keep(renderer.renderPitchFailure(frame)),
  };
}

async function keep(html: string): Promise<CachedPitch> {
  const plain = Buffer.from(html);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pitchPolicy(scriptHashes(html)),
      vary: 'Accept-Encoding',
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await compressNow(plain),
  };
}
