/** How a page is drawn: so many pixels wide after turning it by quarter turns to the right. */
export interface Drawing {
  pixels: number;
  turns: number;
  signal: AbortSignal;
}

/** One page of a document, or a picture as a whole. */
export interface PreviewPage {
  /** Upright; only their ratio matters, and for pictures how far they can grow without blur. */
  width: number;
  height: number;
  /** Draws it, and makes the canvas as large as it needs to be. Aborted, it stops quietly. */
  draw(canvas: HTMLCanvasElement, drawing: Drawing): Promise<void>;
  /** The words on it, for people who listen; '' where there are none. */
  text(): Promise<string>;
}

/** A document opened to be looked at. Close it: it holds the decoded bytes. */
export interface PreviewSource {
  pages: readonly PreviewPage[];
  /** At 100 % a text is as wide as the panel, a picture is seen whole. */
  fit: 'width' | 'whole';
  close(): void;
}

/** The document wants a password first. */
export class PasswordNeeded extends Error {
  override name = 'PasswordNeeded';
}

/** More pixels than this make iPads give up on a canvas. */
const mostPixels = 16_000_000;

/** How wide a canvas may be for a page of this shape. */
export function widestFor(ratio: number, wanted: number): number {
  return Math.max(1, Math.floor(Math.min(wanted, Math.sqrt(mostPixels * ratio))));
}
