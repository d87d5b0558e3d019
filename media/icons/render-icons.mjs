// Draws the icons of the installed app and the picture of shared links from the mark: node media/icons/render-icons.mjs
// The outputs stand in the repository: neither a build nor a test draws them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { launchChromium } from '#tests/support/chromium.ts';

const file = (path) => new URL(`../../${path}`, import.meta.url);
const asData = async (path, type) => `data:${type};base64,${(await readFile(file(path))).toString('base64')}`;

const mark = await readFile(file('public/favicon.svg'), 'utf8');
/** To the edge: the system cuts its own shape out of it. Of the mark its course lies inside every shape. */
const full = mark.replace('rx="4" ', '').replace('V4a4 4 0 0 0-4-4z', 'V0z');

const icons = [
  { name: 'icons/icon-192.png', side: 192, svg: mark },
  { name: 'icons/icon-512.png', side: 512, svg: mark },
  { name: 'icons/maskable-512.png', side: 512, svg: full },
  { name: 'icons/apple-touch-icon.png', side: 180, svg: full },
];

const browser = await launchChromium();
const page = await browser.newPage();
await mkdir(file('public/icons'), { recursive: true });
for (const { name, side, svg } of icons) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await writeFile(file(`public/${name}`), await page.screenshot({ omitBackground: true }));
}

const [picture, display, text] = await Promise.all([
  asData('features/site/web/poster/desktop.jpg', 'image/jpeg'),
  asData('node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', 'font/woff2'),
  asData(
    'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    'font/woff2',
  ),
]);
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>
@font-face{font-family:display;src:url(${display});font-weight:200 800}
@font-face{font-family:text;src:url(${text});font-weight:200 800}
body{margin:0;width:1200px;height:630px;background:url(${picture}) 60% 38%/cover;color:#0e255d;font-family:display}
div{display:flex;align-items:center;gap:16px;padding:52px 64px 0;font-size:40px;font-weight:600}
div svg{width:60px;height:60px}
h1{margin:34px 64px 0;font-size:78px;line-height:1.06;font-weight:500;letter-spacing:-.02em}
p{margin:20px 64px;font:400 30px text;color:#162131}
</style><div>${mark}Rumo</div><h1>Your Portugal Move,<br>Made Simple</h1><p>Visas, finances and planning handled for you.</p>`);
await page.evaluate(() => document.fonts.ready);
await writeFile(file('public/share-card.jpg'), await page.screenshot({ type: 'jpeg', quality: 82 }));
await browser.close();
process.stdout.write(`Drew ${icons.length} icons and the card of shared links into public\n`);
