import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** What a channel may differ by, of 255, before its pixel counts: the edges of letters are drawn a little differently. */
const perChannel = 32;

/** Small enough to keep six of them: the picture is compared after the same loss. */
const quality = 0.6;

/** A screenshot (PNG) as a small WebP. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([address, kept]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', kept).split(',')[1] ?? '';
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
  );
  return Buffer.from(base64, 'base64');
}

/**
 * Which share of the kept picture's pixels looks otherwise now; 1 when there is none, or it has another size.
 * @param page - a blank page, whose canvas does the decoding.
 */
export async function shareOfChange(page: Page, file: string, webp: Buffer): Promise<number> {
  if (!existsSync(file)) return 1;
  const kept = `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
  const drawn = `data:image/webp;base64,${webp.toString('base64')}`;
  return page.evaluate(
    async ([before, after, least]) => {
      const pixelsOf = async (address: string) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let changed = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > least))
          changed++;
      return changed / (one.data.length / 4);
    },
    [kept, drawn, perChannel] as const,
  );
}
