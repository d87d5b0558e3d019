import type { JudgedPicture } from './judge-picture.ts';
import { mostApart } from './judge-picture.ts';
import type { Verdict } from './outside-judge.ts';
import { mostMemory } from './product-in-browser.ts';
import { isSilentlyDifferent, type JudgedPdf, onPurpose } from './try-files.ts';

interface Results {
  pdfs: readonly JudgedPdf[];
  pictures: readonly JudgedPicture[];
  /** What is not in the corpus, and why. */
  missing: readonly string[];
  /** Megabytes of a page on which nothing was done. */
  idle: number;
  browser: string;
}

const kindOf = (name: string) => name.split(' ')[0] ?? '';

function count<T>(all: readonly T[], keyOf: (one: T) => string | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([key, number]) => `${number} ${key}`)
    .join(', ') || 'none';

const list = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : 'none';

function pagesBy(pdfs: readonly JudgedPdf[], verdict: Verdict): number {
  return pdfs.reduce((sum, { verdicts }) => sum + (verdicts[verdict] ?? 0), 0);
}

interface Measured {
  name: string;
  tried: { peak: number };
}

const memoryOf = (all: readonly Measured[]): string => {
  const most = [...all].sort((one, other) => other.tried.peak - one.tried.peak).slice(0, 5);
  return `Most memory, in MB: ${most.map(({ name, tried }) => `\`${name}\` ${tried.peak}`).join(', ')}. At or above ${mostMemory}: ${list(
    all.filter(({ tried }) => tried.peak >= mostMemory).map(({ name, tried }) => `${name} (${tried.peak})`),
  )}.`;
};

/** The page of results: figures as they were measured, and the names of all that is not as it should be. */
export function reportOf({ pdfs, pictures, missing, idle, browser }: Results): string {
  const put = pdfs.filter(({ tried, verdicts }) => !tried.problem && Object.keys(verdicts).length > 0);
  const named = <T extends { name: string }>(all: readonly T[], wrong: (one: T) => unknown) =>
    list(all.filter(wrong).map(({ name }) => name));
  return `# Files, from the choice to the paper

\`RESULT=docs/results/files.md npx vitest run --project night tests/files\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Chromium ${browser}
as on a phone with little memory (\`--enable-low-end-device-mode\`). The corpus is made by the run: kinds written by hand, files by qpdf, Ghostscript,
img2pdf, LibreOffice, ImageMagick and libheif, and PDFs of many makers out of packages of npm and Debian. Each goes through the product's own
modules, built as for visitors: sniffed, converted, asked about, opened as in the viewer, checked and put into a folder. Memory is the most that the
page's process held (\`VmHWM\` of Linux, from each file on; above 300 MB a file is tried again on a fresh page); the empty page holds ${idle} MB.

## PDFs: ${pdfs.length}

poppler draws each page of the file and of the folder (up to 8 of a file, 72 dots per inch; what differs is drawn again at 144). A place of 6 by 6
pixels differs where four of its pixels have no like beside them in the other drawing. Where poppler sees a difference, MuPDF is asked about the source.

| What | Figure |
|---|---|
| Taken without a word / with a question / refused | ${pdfs.filter(({ tried }) => !tried.refused && !tried.question).length} / ${pdfs.filter(({ tried }) => tried.question).length} / ${pdfs.filter(({ tried }) => tried.refused).length} |
| Questions | ${inWords(count(pdfs, ({ tried }) => tried.question))} |
| **Refused, though poppler and the viewer open it** | **${pdfs.filter(({ tried, opens }) => tried.refused && tried.viewed && opens).length}** |
| In the folder | ${put.length} files, ${put.reduce((sum, { verdicts }) => sum + Object.values(verdicts).reduce((all, one) => all + one, 0), 0)} pages drawn |
| Pages alike | ${pagesBy(put, 'same')} |
| Pages alike, with fields that the file has no drawing of, by their words | ${pagesBy(put, 'same-words')} |
| Pages alike but for frames of links, which are for screens | ${pagesBy(put, 'frames-of-links')} |
| Pages that poppler and MuPDF show each otherwise; the folder goes with the viewer | ${pagesBy(put, 'readers-disagree')} |
| Different on purpose | ${pdfs.filter((one) => isSilentlyDifferent(one) && onPurpose[one.name]).length} |
| **Silently different** | **${pdfs.filter((one) => isSilentlyDifferent(one) && !onPurpose[one.name]).length}** |
| "Print this file by itself" | ${inWords(count(pdfs, ({ tried }) => tried.problem))} |
| of these different by our comparison, alike for poppler | ${pdfs.filter(({ tried, verdicts }) => tried.problem === 'different' && !verdicts.different && Object.keys(verdicts).length > 0).length} |
| Named as not compared | ${pdfs.filter(({ tried }) => tried.notCompared).length} |
| **Crashes** | **${pdfs.filter(({ tried }) => tried.crash).length}** |

Silently different: ${named(pdfs, (one) => isSilentlyDifferent(one) && !onPurpose[one.name])}.
On purpose: ${Object.entries(onPurpose)
    .map(([name, why]) => `\`${name}\` (${why})`)
    .join('; ')}.
Readers disagree: ${named(put, ({ verdicts }) => verdicts['readers-disagree'])}.
By itself, though poppler opens it and the viewer too: ${inWords(
    count(
      pdfs.filter(({ tried, opens }) => tried.problem && opens && tried.viewed),
      ({ name, tried }) => `${kindOf(name)} (${tried.problem})`,
    ),
  )}.

${memoryOf(pdfs)}

## Pictures: ${pictures.length}

ImageMagick draws each, upright and on white; poppler draws the folder's page. Fields of 12 by 12 pixels are compared by their mean colour, a difference of
more than 30 of 255 counts, and ${mostApart * 100}% of the fields may differ.

| What | Figure |
|---|---|
| Taken as they are or converted / with a question / refused | ${pictures.filter(({ tried }) => !tried.refused && !tried.question).length} / ${pictures.filter(({ tried }) => tried.question).length} / ${pictures.filter(({ tried }) => tried.refused).length} |
| Questions and pages in their place | ${inWords(count(pictures, ({ tried }) => tried.question ?? tried.problem))} |
| **Refused, though ImageMagick and a browser open it** | **${pictures.filter(({ tried, frames }) => tried.refused && tried.viewed && frames > 0).length}** |
| In the folder and compared | ${pictures.filter(({ tried, apart }) => !tried.problem && apart !== undefined).length} |
| **Silently different** | **${pictures.filter(({ tried, apart = 0 }) => !tried.problem && apart > mostApart).length}** |
| **Crashes** | **${pictures.filter(({ tried }) => tried.crash).length}** |

Silently different: ${named(pictures, ({ tried, apart = 0 }) => !tried.problem && apart > mostApart)}.
Refused with a reason, though ImageMagick reads it: ${named(pictures, ({ tried, frames }) => tried.refused && frames > 0)}.
Taken, though ImageMagick calls it damaged: ${named(pictures, ({ tried, frames }) => !tried.refused && !tried.question && !tried.problem && frames === 0)}.

${memoryOf(pictures)}

## What it found at first

- Fields without a drawing lost their ground, their border and what is written on a button; passwords were left out instead of shown as dots; lists and
  stamps without a drawing came out otherwise than any reader shows them (now named to be printed alone): \`features/folder/web/fields.test.ts\`.
- A grey JPEG in a TIFF, as scanners write it, came out three times as wide and cut off: \`features/documents/web/upload/tiff/read-tiff.test.ts\`.
- A GIF or a WebP that was cut off became a JPG with a strip of it, and nothing was asked: \`features/documents/rules/whole-picture.test.ts\`.
- A decoded HEIC of 12 million pixels was copied between threads: 500 MB, now 407.

## Not in the corpus

${missing.length > 0 ? missing.map((line) => `- ${line.trim()}`).join('\n') : 'Nothing is missing.'}
`;
}
