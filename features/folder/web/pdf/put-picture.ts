import { placePicture } from '../../rules.ts';
import { FileNotPut } from '../file-problem.ts';
import { addSheet, type Book } from './book.ts';

/** Around a picture: what a printer cannot reach. */
const edge = 24;

/**
 * Puts a JPG, the right way up, on a sheet of its own at the end.
 * @throws FileNotPut; then nothing was put.
 */
export async function putPicture(book: Book, jpeg: Uint8Array): Promise<number> {
  try {
    const picture = await book.pdf.embedJpg(jpeg);
    const place = placePicture(picture, book.sheet, edge);
    addSheet(book).drawImage(picture, place);
    // Now, so that what was read of it can be forgotten.
    await picture.embed();
    return 1;
  } catch (cause) {
    throw new FileNotPut('damaged', { cause });
  }
}
