import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { drawByPoppler, judgePage, readByPoppler, type Verdict } from './outside-judge.ts';
import type { Product, Tried } from './product-in-browser.ts';

/** A PDF, what the product made of it, and what the outside judges say. */
export interface JudgedPdf {
  name: string;
  tried: Tried;
  /** Whether poppler draws its first page. */
  opens: boolean;
  /** How many of its pages were drawn, by what came out. */
  verdicts: Partial<Record<Verdict, number>>;
}

/** More are drawn by sample: the first, the last, and steps between. */
const mostPages = 8;

export async function judgePdf(product: Product, path: string): Promise<JudgedPdf> {
  const tried = await product.tryFile(path);
  const within = basename(dirname(path));
  const sizes = await readByPoppler(path);
  const opens = sizes.length > 0 && (await isDrawn(path));
  const judged: JudgedPdf = {
    name: within.startsWith('office') ? `${within} ${basename(path)}` : basename(path),
    tried,
    opens,
    verdicts: {},
  };
  if (!tried.folder || !opens) return judged;
  const folder = `${path}.folder`;
  writeFileSync(folder, Buffer.from(tried.folder, 'base64'));
  delete tried.folder;
  const step = Math.max(1, Math.ceil(sizes.length / mostPages));
  for (const [index, size] of sizes.entries()) {
    if (index % step !== 0 && index !== sizes.length - 1) continue;
    const verdict = await judgePage({
      source: { path, page: index + 1, size, unit: tried.units?.[index] ?? 1 },
      folder: { path: folder, page: (tried.first ?? 0) + index },
      own: tried.own?.[index] ?? [],
    });
    judged.verdicts[verdict] = (judged.verdicts[verdict] ?? 0) + 1;
  }
  if (!judged.verdicts.different && !judged.verdicts['readers-disagree']) rmSync(folder);
  return judged;
}

async function isDrawn(path: string): Promise<boolean> {
  try {
    await drawByPoppler(path, 1, 20);
    return true;
  } catch {
    return false;
  }
}

/** A page that poppler draws otherwise, and nobody was told. */
export const isSilentlyDifferent = ({ tried, verdicts }: JudgedPdf): boolean =>
  Boolean(verdicts.different) && !tried.problem && !tried.notCompared;

/** Where the folder differs from poppler because it has to. */
export const onPurpose: Readonly<Record<string, string>> = {
  'field a password as drawn.pdf': 'the file draws a password in letters; the folder has its dots',
  'field a ticked box without a state.pdf':
    'the value says ticked, as the viewer shows it; poppler waits for a state',
};
