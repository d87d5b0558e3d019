import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { drawJpeg } from '../../draw-jpeg.ts';
import { decodeTiff } from './decode-tiff.ts';
import type { TiffPage } from './read-tiff.ts';

/** A JPEG of a file with one page, a PDF of all its pages of any other. Rejects when a page cannot be shown. */
export async function convertTiff(file: Blob): Promise<Blob> {
  const pdf = await PDFDocument.create();
  let single: Blob | undefined;
  await decodeTiff(file, async (page, count) => {
    if (count === 1) single = await toJpeg(page, 8192);
    else await addPage(pdf, page);
  });
  return single ?? new Blob([await pdf.save()], { type: 'application/pdf' });
}

async function toJpeg({ rgba, width, height, dpi }: TiffPage, longest: number): Promise<Blob> {
  const picture = await createImageBitmap(new ImageData(rgba, width, height));
  // The dots of a fax are twice as high as wide.
  const tall = Math.max(1, Math.round(height * (dpi.across / dpi.down)));
  try {
    return await drawJpeg({ picture, width, height: tall }, { longest, quality: 0.9 });
  } finally {
    picture.close();
  }
}

/** Of an inch. */
const points = 72;

async function addPage(pdf: PDFDocument, page: TiffPage): Promise<void> {
  const { width, height, dpi, isTwoTone } = page;
  const size = { width: (width / dpi.across) * points, height: (height / dpi.down) * points };
  const sheet = pdf.addPage([size.width, size.height]);
  if (!isTwoTone) {
    // 300 dots per inch of an A4 sheet, which the portal asks for.
    const jpeg = await toJpeg(page, 3508);
    return sheet.drawImage(await pdf.embedJpg(await jpeg.arrayBuffer()), { x: 0, y: 0, ...size });
  }
  const picture = pdf.context.flateStream(toBits(page), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  });
  sheet.node.setXObject(PDFName.of('Page'), pdf.context.register(picture));
  const drawn = pdf.context.flateStream(`q ${size.width} 0 0 ${size.height} 0 0 cm /Page Do Q`);
  sheet.node.addContentStream(pdf.context.register(drawn));
}

/** Black and white as bits: a tenth of a JPEG, and as sharp as it came. */
function toBits({ rgba, width, height }: TiffPage): Uint8Array {
  const inRow = Math.ceil(width / 8);
  const bits = new Uint8Array(inRow * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((rgba[(y * width + x) * 4] ?? 0) > 127) {
        const byte = y * inRow + (x >> 3);
        bits[byte] = (bits[byte] ?? 0) | (128 >> (x & 7));
      }
  return bits;
}
