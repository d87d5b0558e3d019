import 'utif2';

// Its types leave out the reader of JPEGs, by which it reads those in a TIFF.
declare module 'utif2' {
  interface JpegWish {
    width: number;
    height: number;
    forceRGB?: boolean;
    /** True: four colours as they are in the file; else turned over. */
    isSourcePDF?: boolean;
  }
  let JpegDecoder: new () => { getData(wanted: JpegWish): Uint8ClampedArray };
}
