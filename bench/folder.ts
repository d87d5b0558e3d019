import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { folderTexts as texts } from '#features/folder/texts.ts';
import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { stopChildren } from './children.ts';
import { prepare, type World } from './prepare.ts';
import { countOf } from './short.ts';
import { transfer } from './transfer.ts';

// How long a person waits for the folder of 40 papers, 200 pages, against what qpdf needs to merge the same files. All sides take
// turns in one run. `--write` keeps the page in docs/results.
const rounds = countOf(7, 1);
const papers = countOf(40, 4);
const pagesEach = 5;
const words =
  'The tenant pays the rent on the first day of each month by transfer to the account that is named below'.split(
    ' ',
  );

interface Sides {
  /** Another program merges the same files. */
  merging: number[];
  /** From the press until it is saved, when every paper was looked at while the person chose. */
  ready: number[];
  /** The same right after the window opened: every paper is fetched and looked at first. */
  cold: number[];
  /** The same at the next visit: every paper is fetched, and what was found about it is known. */
  again: number[];
  /** From "Cancel" until the window is back, while papers are looked at. */
  cancel: number[];
  /** The longest that the bar did not move, when nothing was ready. */
  rest: number[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-bench-'));
const chromium = await launchChromium();
try {
  buildWhenStale();
  const world = await prepare(dataDir);
  const files = await writePapers(join(dataDir, 'papers'));
  for (const [index, bytes] of files.bytes.entries()) await upload(world, `paper ${index + 1}.pdf`, bytes);
  const context = await chromium.newContext({ baseURL: world.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, { email: 'margaret.ellison@example.com', name: 'Margaret Ellison' });
  const sides: Sides = { merging: [], ready: [], cold: [], again: [], cancel: [], rest: [] };
  const merge = merging(files);
  // Once for nothing: the compilers of all sides have seen the way.
  for (let round = -1; round < rounds; round += 1) {
    const figures = { merging: await merge.run(), ...(await makeOnce(page)) };
    if (round >= 0) for (const side of Object.keys(sides) as (keyof Sides)[]) sides[side].push(figures[side]);
  }
  const text = written(sides, merge.name);
  process.stdout.write(`${text}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/folder.md', text);
} finally {
  await chromium.close();
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One person: presses at once, stops and presses again at once, then makes it a second time. */
async function makeOnce(page: Page): Promise<Omit<Record<keyof Sides, number>, 'merging'>> {
  const window = page.getByRole('dialog', { name: texts.window.title });
  const make = window.getByRole('button', { name: texts.window.make, exact: true });
  const open = async () => {
    await page.goto('/documents');
    await page.getByRole('button', { name: texts.card.make, exact: true }).click();
    await make.and(page.locator(':enabled')).waitFor();
  };
  await forget(page);
  await open();
  await timed(page, texts.window.make, texts.making.title);
  const cancel = await timed(page, texts.making.cancel, texts.making.cancelled);
  await forget(page);
  await open();
  await watchBar(page);
  const cold = await timed(page, texts.window.make, texts.done.title);
  const rest = await page.evaluate(() => Reflect.get(globalThis, 'longestRest') as number);
  await page.getByRole('button', { name: texts.window.again, exact: true }).click();
  const ready = await timed(page, texts.window.make, texts.done.title);
  await open();
  const again = await timed(page, texts.window.make, texts.done.title);
  return { ready, cold, again, cancel, rest };
}

/** As on a device that has not seen the papers. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('kept:folder-verdicts'));

/** Milliseconds, by the browser's own clock, from a press until a text is on the screen. */
function timed(page: Page, button: string, text: string): Promise<number> {
  return page.evaluate(
    ([pressed, awaited]) =>
      new Promise<number>((done) => {
        const dialog = () => document.querySelector('[role=dialog]');
        const found = [...(dialog()?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === pressed,
        );
        const began = performance.now();
        const look = () => {
          if (!dialog()?.textContent?.includes(awaited)) return;
          watcher.disconnect();
          done(performance.now() - began);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        found?.click();
        look();
      }),
    [button, text] as const,
  );
}

/** Keeps in `longestRest` how long the bar did not move at most. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    let [moved, value] = [0, ''];
    Reflect.set(globalThis, 'longestRest', 0);
    new MutationObserver(() => {
      const now = document.querySelector('progress')?.getAttribute('value') ?? '';
      if (now === value) return;
      const rest = performance.now() - moved;
      if (value && rest > Reflect.get(globalThis, 'longestRest'))
        Reflect.set(globalThis, 'longestRest', rest);
      [moved, value] = [performance.now(), now];
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** Debian's qpdf as a program of its own; where there is none, a plain copy by the library that makes the folder. */
function merging({ paths, bytes }: Papers): { name: string; run: () => Promise<number> } {
  if (spawnSync('qpdf', ['--version']).status === 0) {
    const target = join(dataDir, 'merged.pdf');
    return {
      name: 'qpdf',
      run: () => clock(async () => void execFileSync('qpdf', ['--empty', '--pages', ...paths, '--', target])),
    };
  }
  process.stderr.write(
    '!!! qpdf IS NOT INSTALLED: compared with a plain copy by pdf-lib, which is no outside measure.\n',
  );
  return {
    name: 'a plain copy by pdf-lib (qpdf is not installed)',
    run: () =>
      clock(async () => {
        const merged = await PDFDocument.create();
        for (const content of bytes) {
          const source = await PDFDocument.load(content);
          for (const copied of await merged.copyPages(source, source.getPageIndices()))
            merged.addPage(copied);
        }
        await merged.save();
      }),
  };
}

async function clock(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Papers {
  paths: string[];
  bytes: Buffer[];
}

/** Letters of a page each, as word processors write them; every fifth paper is a scan. */
async function writePapers(folder: string): Promise<Papers> {
  mkdirSync(folder);
  const bytes: Buffer[] = [];
  for (let paper = 0; paper < papers; paper += 1)
    bytes.push(paper % 5 === 4 ? aScan(paper) : await aLetter(paper));
  const paths = bytes.map((content, index) => {
    const path = join(folder, `${index}.pdf`);
    writeFileSync(path, content);
    return path;
  });
  return { paths, bytes };
}

async function aLetter(paper: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 0; number < pagesEach; number += 1) {
    const page = pdf.addPage([612, 792]);
    for (let line = 0; line < 45; line += 1) {
      const text = Array.from(
        { length: 14 },
        (_, at) => words[(at * 7 + line * 3 + number + paper) % words.length],
      );
      page.drawText(text.join(' '), { x: 54, y: 730 - line * 15, size: 10, font });
    }
  }
  return Buffer.from(await pdf.save());
}

/** 100 dots per inch, dark marks on lighter noise. */
function aScan(paper: number): Buffer {
  const [width, height] = [850, 1100];
  const dots = Buffer.alloc(width * height);
  let seed = paper + 1;
  for (const at of dots.keys()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const isMark = Math.floor(at / width / 12) % 2 === 1 && Math.floor((at % width) / 9) % 3 > 0;
    dots[at] = (isMark ? 40 : 238) + (seed >> 27);
  }
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const numbers = Array.from({ length: pagesEach }, (_, at) => 3 + at * 3);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pagesEach} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...numbers.flatMap((number) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /S ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
      streamOf(Buffer.from('q 612 0 0 792 0 0 cm /S Do Q')),
      streamOf(dots, true, head),
    ]),
  ]);
}

async function upload({ url, headers, applicationId }: World, file_name: string, content: Buffer) {
  const asked = { application_id: applicationId, file_name, file_size: content.length };
  const answer = await transfer(`${url}/api/documents`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ...asked, document_category: 'proof-income' })),
  });
  const { id } = JSON.parse(answer.text);
  await transfer(`${url}/api/documents/${id}/content`, { method: 'PUT', headers, body: content });
}

function written(sides: Sides, other: string): string {
  const line = (what: string, values: readonly number[], ratios = true) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const shares = [median(values) / median(sides.merging), least / Math.min(...sides.merging)];
    const told = ratios ? shares.map((share) => share.toFixed(1)) : ['', ''];
    return `| ${what} | ${Math.round(median(values))} ms | ${Math.round(least)} to ${Math.round(most)} ms | ${told.join(' | ')} |`;
  };
  return `# The appointment folder of ${papers} papers, ${papers * pagesEach} pages

\`node bench/folder.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by Chromium,
program and database; their load over the last minute was ${loadavg()[0]?.toFixed(1)}, others' work included. Every fifth paper is a scan. All sides take turns, ${rounds} times; the figures are medians and the spread. The target of the
issue is 3 times what qpdf needs.

| What | Median | Least and most | Ratio of the medians | Ratio of the least |
|---|---|---|---|---|
${line(`${other} merges the files, as a program of its own`, sides.merging)}
${line('the folder, when the papers were looked at while the person chose', sides.ready)}
${line('the folder, pressed as soon as the window is open: fetched, drawn twice and compared first', sides.cold)}
${line('the folder at the next visit, pressed as soon as the window is open: fetched', sides.again)}
${line('"Cancel" while papers are looked at, until the window is back', sides.cancel, false)}
${line('the bar does not move, at most, in a folder where nothing was ready', sides.rest, false)}

The folder's figures are from the press on the button to the end of its work, in Chromium, with its cover, lists, dividers and tags. qpdf
neither fits pages on sheets nor draws form fields.
`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
