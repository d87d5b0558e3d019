import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import type { HiddenReason } from '../rules/page-content.ts';

/** Public pages for everyone, hidden ones for admins. */
export const showPitch = contract({
  method: 'get',
  path: '/pitches/{slug}',
  summary: 'A landing page',
  params: z.strictObject({ slug: z.string() }),
  response: 'bytes',
  mediaType: 'text/html',
  errors: ['not_found'],
});

/** A public landing page as its row has it. `content` is not validated: the renderer reads it leniently. */
export interface PublishedPage {
  id: string;
  slug: string;
  title: string;
  meta_description: string | null;
  content: unknown;
  pitch_title: string | null;
  pitch_text: string | null;
  primary_cta: string | null;
  secondary_cta: string | null;
}

/** Whether this visit is counted: not after an opt-out with us, and not when the browser asks (GPC, DNT). */
export type CountingState = 'counted' | 'opted-out' | 'asked';

/** What an admin sees beside a hidden page. */
export interface PagePreview {
  hidden_because: readonly HiddenReason[];
  has_draft: boolean;
}

export interface PitchFrame {
  /** Without a trailing slash. */
  publicUrl: string;
  localProvidersBanner: boolean;
}

/** The input of the renderer of `/pitches/{slug}`. */
export interface PitchRendering extends PitchFrame {
  page: PublishedPage;
  counting: CountingState;
  /** The address of the counting script; undefined when the visit is not counted. */
  tracker: string | undefined;
  /** Only for admins on a hidden page. */
  preview?: PagePreview;
}

/** The renderer, which is part of the built screens. Both functions return a whole document. */
export interface PitchRenderer {
  renderPitch(pitch: PitchRendering): string;
  /** 'Failed to load page', when the database is unavailable. */
  renderPitchFailure(frame: PitchFrame): string;
}
