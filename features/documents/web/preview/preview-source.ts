/** How to draw a page: its width in pixels after so many clockwise quarter turns. */
export interface Drawing {
  pixels: number;
  turns: number;
  signal: AbortSignal;
}

/** A page of a document, or a whole picture. */
export interface PreviewPage {
  /** Before rotation. Only the ratio matters, and for pictures the native size, which limits zooming. */
  width: number;
  height: number;
  /** Draws the page and sizes the canvas. Resolves quietly when aborted. */
  draw(canvas: HTMLCanvasElement, drawing: Drawing): Promise<void>;
  /** The page's text for screen readers; '' when there is none. */
  text(): Promise<string>;
}

/** An opened document. Close it: it holds the decoded bytes. */
export interface PreviewSource {
  pages: readonly PreviewPage[];
  /** Zoom 100 %: text fits the panel's width, a picture fits whole. */
  fit: 'width' | 'whole';
  /**
   * Why its pages are not all that the file holds: no page at all, a form that only Adobe's reader draws (XFA), or a cover
   * of other files.
   */
  notice?: 'empty' | 'form' | 'collection' | undefined;
  close(): void;
}

/** The PDF is password-protected. */
export class PasswordNeeded extends Error {
  override name = 'PasswordNeeded';
}

/** iPads refuse a canvas with more pixels. */
const mostPixels = 16_000_000;

/** The widest canvas for a page of this ratio, at most `wanted`. */
export function widestFor(ratio: number, wanted: number): number {
  return Math.max(1, Math.floor(Math.min(wanted, Math.sqrt(mostPixels * ratio))));
}
