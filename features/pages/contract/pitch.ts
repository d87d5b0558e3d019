import type { HiddenReason } from '../rules/page-content.ts';

/** A landing page that everybody may see, as its row has it. `content` may be anything: the renderer reads it leniently. */
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

/**
 * What the reader of a page is told about counting: that visits are counted, that theirs are not because they asked us,
 * or because their browser asks everybody (GPC, DNT).
 */
export type CountingState = 'counted' | 'opted-out' | 'asked';

/** What an admin is told who looks at a page that the public does not see. */
export interface PagePreview {
  /** Empty: the public sees the page. */
  hidden_because: readonly HiddenReason[];
  /** What is shown has changes that are not published. */
  has_draft: boolean;
}

/** What every public page needs, whichever it is. */
export interface PitchFrame {
  /** The address people reach us by, without a trailing slash. */
  publicUrl: string;
  localProvidersBanner: boolean;
}

/** What the server hands to the renderer of `/pitches/{slug}`: all of it is in the answer, nothing is asked for. */
export interface PitchRendering extends PitchFrame {
  page: PublishedPage;
  counting: CountingState;
  /** The address of the script that counts; absent where this reader is not counted. */
  tracker: string | undefined;
  /** Absent for everybody but admins, and for pages that the public sees. */
  preview?: PagePreview;
}

/** The renderer, which lives in the built screens. Both answer a whole document. */
export interface PitchRenderer {
  renderPitch(pitch: PitchRendering): string;
  /** 'Failed to load page', for when the database does not answer. */
  renderPitchFailure(frame: PitchFrame): string;
}
