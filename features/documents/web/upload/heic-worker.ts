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

/** Receives the bytes of a HEIC file; posts its main picture, upright, or null when it cannot be decoded. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (picture: ImageData | null) => postMessage(picture);
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
