// Draws the hero's still pictures with a headless Chromium: node media/hero/render-poster.mjs [folder]
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import chromiumBuild from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const folder = resolve(process.argv[2] ?? 'data/poster');
const pictures = [
  { name: 'desktop', width: 1920, height: 1080, horizon: 0.44 },
  { name: 'phone', width: 1080, height: 1920, horizon: 0.5 },
];

const browser = await chromium.launch({
  executablePath: await chromiumBuild.executablePath(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await page.goto(new URL('./scene.html', import.meta.url).href);
await mkdir(folder, { recursive: true });

for (const { name, width, height, horizon } of pictures) {
  const png = await page.evaluate(
    async ([w, h, level]) => {
      window.init(2 * w, 2 * h, level);
      const large = new Image();
      large.src = `data:image/jpeg;base64,${window.frame(0)}`;
      await large.decode();
      const half = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = half.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(large, 0, 0, w, h);
      return half.toDataURL('image/png').slice('data:image/png;base64,'.length);
    },
    [width, height, horizon],
  );
  await writeFile(join(folder, `${name}.png`), Buffer.from(png, 'base64'));
}
await browser.close();
process.stdout.write(`Drew ${pictures.length} pictures into ${folder}
`);
