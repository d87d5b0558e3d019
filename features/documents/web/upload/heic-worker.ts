import libraryAddress from 'libheif-js/libheif/libheif.js?url';
import { isDisplayP3 } from './heic-colors.ts';

/** The part of libheif that we use. Loaded as an unmodified, replaceable file (LGPL-3.0). */
interface Heif {
  HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] };
  /** Of its heap, in bytes. Returns the address, 0 where there is no room. */
  _malloc(bytes: number): number;
  _free(address: number): void;
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: ImageData, done: (shown: ImageData | null) => void): void;
}

/** Bytes of the decoder's heap for each pixel: planes of brightness and colour, and the finished picture. */
const heapPerPixel = 9;

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
    const heif = libheif();
    const pictures = new heif.HeifDecoder().decode(data);
    const main = pictures.find((picture) => picture.is_primary()) ?? pictures[0];
    if (!main) return answer(null);
    // Asked for at once: a heap that grows is copied, and the old one stays beside the new (150 MB more for 12 million pixels).
    heif._free(heif._malloc(main.get_width() * main.get_height() * heapPerPixel));
    const colorSpace = isDisplayP3(new Uint8Array(data)) ? 'display-p3' : 'srgb';
    main.display(new ImageData(main.get_width(), main.get_height(), { colorSpace }), answer);
  } catch {
    answer(null);
  }
});
