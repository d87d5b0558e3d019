import libraryAddress from 'libheif-js/libheif/libheif.js?url';
import { isDisplayP3 } from './heic-colors.ts';

/** The part of libheif that we use. Loaded as an unmodified, replaceable file (LGPL-3.0). */
interface Heif {
  HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] };
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: ImageData, done: (shown: ImageData | null) => void): void;
}

declare const libheif: () => Heif;

declare function importScripts(address: string): void;

/** What the worker answers: the main picture, upright, or null when it cannot be decoded. */
export type HeicAnswer = {
  /** Four bytes each. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: PredefinedColorSpace;
} | null;

/** Receives the bytes of a HEIC file. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (picture: ImageData | null) => {
    if (!picture) return postMessage(null satisfies HeicAnswer);
    const { data: pixels, width, height, colorSpace } = picture;
    // Moved, not copied: of a photo they are 50 MB.
    const moved = { pixels: new Uint8ClampedArray(pixels.buffer as ArrayBuffer), width, height, colorSpace };
    postMessage(moved satisfies HeicAnswer, { transfer: [moved.pixels.buffer] });
  };
  try {
    importScripts(libraryAddress);
    const { HeifDecoder } = libheif();
    const pictures = new HeifDecoder().decode(data);
    const main = pictures.find((picture) => picture.is_primary()) ?? pictures[0];
    if (!main) return answer(null);
    const colorSpace = isDisplayP3(new Uint8Array(data)) ? 'display-p3' : 'srgb';
    main.display(new ImageData(main.get_width(), main.get_height(), { colorSpace }), answer);
  } catch {
    answer(null);
  }
});
