import { createHash } from 'node:crypto';
import type { Env } from '#platform/server/env.ts';
import { pitchPolicy, scriptHashes } from '#platform/server/http/headers.ts';
import { compressNow } from '#platform/server/http/shared-page.ts';
import type { CountingState, PitchRenderer, PublishedPage } from '../contract/pitch.ts';
import type { HiddenPage } from './pages.ts';

declare module '#platform/server/platform.ts' {
  interface Rooms {
    pitches: RenderedPitches;
  }
}

/** A rendered landing page. */
export interface RenderedPitch {
  contentPolicy: string;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
}

/** `uncounted`: without the tracker script (bots, staff). */
export type Reader = CountingState | 'uncounted';

export interface RenderedPitches {
  /** Synchronous once rendered; a page that is published again is a new object. */
  of(page: PublishedPage, reader: Reader): RenderedPitch | Promise<RenderedPitch>;
  /** Rendered each time. */
  preview(hidden: HiddenPage): Promise<RenderedPitch>;
  /** The page 'Failed to load page'. */
  failure: Promise<RenderedPitch>;
}

/** Renders each page once per kind of reader. `tracker` is the URL of the tracker script, if it was built. */
export function renderPitches(
  renderer: PitchRenderer,
  { publicUrl, localProvidersBanner }: Pick<Env, 'publicUrl' | 'localProvidersBanner'>,
  tracker: string | undefined,
): RenderedPitches {
  const frame = { publicUrl, localProvidersBanner };
  // A withdrawn or changed page leaves the snapshot, and its renderings are collected with it.
  const kept = new WeakMap<PublishedPage, Map<Reader, RenderedPitch | Promise<RenderedPitch>>>();

  return {
    of(page, reader) {
      const ofPage = kept.get(page) ?? new Map<Reader, RenderedPitch | Promise<RenderedPitch>>();
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
    preview: async (hidden) =>
      keep(renderer.renderPitch({ ...frame, ...hidden, counting: 'counted', tracker: undefined })),
    failure: keep(renderer.renderPitchFailure(frame)),
  };
}

async function keep(html: string): Promise<RenderedPitch> {
  const plain = Buffer.from(html);
  return {
    contentPolicy: pitchPolicy(scriptHashes(html)),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await compressNow(plain),
  };
}
