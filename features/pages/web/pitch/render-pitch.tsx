import { renderToStaticMarkup } from 'react-dom/server';
import type { PitchRenderer } from '../../contract/pitch-rendering.ts';
import { PitchDocument, PitchFailureDocument } from './pitch-document.tsx';

/** Made by the server from the build, once: `stylesheets` are the addresses that the build gave to the style sheet. */
export function createPitchRenderer(stylesheets: readonly string[]): PitchRenderer {
  return {
    renderPitch: (pitch) =>
      `<!DOCTYPE html>${renderToStaticMarkup(<PitchDocument {...pitch} stylesheets={stylesheets} />)}`,
    renderPitchFailure: (frame) =>
      `<!DOCTYPE html>${renderToStaticMarkup(<PitchFailureDocument {...frame} stylesheets={stylesheets} />)}`,
  };
}
