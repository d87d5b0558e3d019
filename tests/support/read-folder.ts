import { getDocumentProxy } from 'unpdf';

export interface ReadFolder {
  /** The words of each page. */
  texts: string[];
  /** Width and height of each page as it is seen. */
  sizes: [number, number][];
  /** The list of places, each with the page that it leads to, counted from 1. */
  outline: { title: string; page: number }[];
}

/** Reads a PDF as a viewer does: another program than the one that made it. */
export async function readFolder(bytes: Uint8Array): Promise<ReadFolder> {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const texts: string[] = [];
  const sizes: [number, number][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([Math.round(width), Math.round(height)]);
  }
  const outline = [];
  for (const { title, dest } of (await file.getOutline()) ?? []) {
    const ref = Array.isArray(dest) ? dest[0] : undefined;
    outline.push({ title, page: (await file.getPageIndex(ref)) + 1 });
  }
  return { texts, sizes, outline };
}
