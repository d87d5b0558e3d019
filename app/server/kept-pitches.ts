import { createHash } from 'node:crypto';
import type {
  CountingState,
  PitchFrame,
  PitchRenderer,
  PublishedPage,
} from '#features/pages/contract/pitch.ts';
import { pitchPolicy, scriptHashes } from '#platform/server/http/headers.ts';
import { compressNow } from '#platform/server/http/shared-page.ts';

/** A landing page as bytes, for everybody who is told the same about counting. */
export interface KeptPitch {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
}

/** `uncounted`: as for anybody, without the script that counts (bots, staff). */
export type Reader = CountingState | 'uncounted';

export interface KeptPitches {
  /** At once where this page was asked for before; a page that is published anew is another one. */
  of(page: PublishedPage, reader: Reader): KeptPitch | Promise<KeptPitch>;
  /** 'Failed to load page'. */
  failure: Promise<KeptPitch>;
}

/** Renders each page once per kind of reader. `tracker` is the address of the script that counts, if it was built. */
export function keepPitches(
  renderer: PitchRenderer,
  frame: PitchFrame,
  tracker: string | undefined,
): KeptPitches {
  // Pages that are withdrawn or changed leave the snapshot, and what was rendered of them goes with them.
  const kept = new WeakMap<PublishedPage, Map<Reader, KeptPitch | Promise<KeptPitch>>>();

  return {
    of(page, reader) {
      const ofPage = kept.get(page) ?? new Map<Reader, KeptPitch | Promise<KeptPitch>>();
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

async function keep(html: string): Promise<KeptPitch> {
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
