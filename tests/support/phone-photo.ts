import type { Page } from 'playwright-core';

/** EXIF as a phone writes it: little-endian, one directory with maker, model, orientation "turned right" and date. */
function exif(): Buffer {
  const texts: [tag: number, text: string][] = [
    [0x010f, 'Apple\0'],
    [0x0110, 'iPhone 15\0'],
    [0x0132, '2027:01:10 16:12:00\0'],
  ];
  const entries = texts.length + 1;
  let place = 8 + 2 + entries * 12 + 4;
  const directory = Buffer.alloc(2 + entries * 12 + 4);
  directory.writeUInt16LE(entries, 0);
  const write = (index: number, tag: number, type: number, count: number, value: number) => {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  };
  const values: Buffer[] = [];
  for (const [index, [tag, text]] of texts.entries()) {
    write(index, tag, 2, text.length, place);
    values.push(Buffer.from(text, 'latin1'));
    place += text.length;
  }
  write(texts.length, 0x0112, 3, 1, 6);
  const tiff = Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, ...values]);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

/**
 * A photo of 1600 x 1200 pixels as a phone sends it: a real JPEG, made by the browser, with EXIF in front. The grain
 * keeps it from shrinking to nothing.
 */
export async function aPhonePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser cannot draw');
    const image = context.createImageData(canvas.width, canvas.height);
    let seed = 1;
    for (let i = 0; i < image.data.length; i += 4) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const grain = seed % 60;
      image.data.set([120 + grain, 140 + grain, 180 + grain, 255], i);
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(encoded, 'base64');
  const segment = exif();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}
