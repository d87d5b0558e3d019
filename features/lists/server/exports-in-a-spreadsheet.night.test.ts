import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plantInEveryExport } from '#tests/support/every-export.ts';
import { hostileCells } from '#tests/support/hostile-cells.ts';
import { aServer } from '#tests/support/server.ts';
import { systemProgram } from '#tests/support/system-program.ts';

const soffice = systemProgram('soffice', 'libreoffice-calc');
if ('missing' in soffice) process.stdout.write(`SKIPPED, exports in a spreadsheet: ${soffice.missing}\n`);

const server = aServer();
const folder = mkdtempSync(join(tmpdir(), 'rumo-spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Separator, quote, UTF-8, first line; then: detect dates and numbers, and evaluate formulas, as whoever opens it may choose.
 * Without a quote sign LibreOffice takes quotes as letters.
 */
const asChosen = '76,1,,0,false,true,false,false,false,0,true';
const settings = [
  ['as it opens a file by itself', 'CSV:44,34,76,1'],
  ['split at commas', `CSV:44,34,${asChosen}`],
  ['split at semicolons', `CSV:59,34,${asChosen}`],
  ['split at tabs', `CSV:9,34,${asChosen}`],
  ['split at commas, quotes as letters', `CSV:44,,${asChosen}`],
  ['split at semicolons, quotes as letters', `CSV:59,,${asChosen}`],
  ['split at all three', `CSV:44/59/9,34,${asChosen}`],
] as const;

test.skipIf('missing' in soffice)(
  '10,000 hostile names and every export go through a spreadsheet in every setting, and nothing is run',
  async () => {
    const texts = hostileCells();
    const rows = texts.map((display_name, at) => ({
      issuer: 'https://accounts.google.com',
      subject: `hostile ${at}`,
      email: `hostile.${at}@example.com`,
      display_name,
    }));
    for (let at = 0; at < rows.length; at += 1000) {
      await server.root
        .insertInto('accounts')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    const addresses = await plantInEveryExport(
      server,
      texts.filter((_, at) => at % 20 === 0),
    );
    const headers = { ...(await server.signedIn(await server.aPerson({ role: 'admin' }))) };
    const files = [];
    for (const [place, address] of addresses.entries()) {
      const answer = await fetch(server.url + address, { headers });
      expect(answer.status, address).toBe(200);
      expect(Number(answer.headers.get('rumo-rows')), address).toBeGreaterThan(0);
      const file = join(folder, `${place}.csv`);
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      files.push(file);
    }
    // Sees that formulas are seen: the same program finds the one of a file that nobody guarded.
    writeFileSync(join(folder, 'unguarded.csv'), 'row,Smith;=1+1;x\r\n');

    const nameOf = new Map(rows.map(({ email, display_name }) => [email, display_name]));
    for (const [setting, filter] of settings) {
      const [unguarded = '', ...sheets] = convert([join(folder, 'unguarded.csv'), ...files], filter);
      if (setting === 'split at semicolons') expect(formulasIn(unguarded), setting).toBe(1);
      const found = sheets.flatMap((sheet, at) => (formulasIn(sheet) > 0 ? [addresses[at]] : []));
      expect(found, setting).toEqual([]);
      process.stdout.write(`${setting}: ${sheets.length} exports, 0 formulas\n`);
      if (!filter.startsWith('CSV:44,34,')) continue;
      const cells = cellsOf(sheets[addresses.indexOf('/api/office/accounts.csv')] ?? '').filter(
        ([, , email = '']) => nameOf.has(email),
      );
      expect(cells.length, setting).toBe(texts.length);
      const changed = cells.flatMap(([, name = '', email = '']) => {
        const text = asShown(nameOf.get(email) ?? '');
        return name.replaceAll("'", '') === text.replaceAll("'", '') ? [] : [{ text, name }];
      });
      expect(changed, setting).toEqual([]);
      process.stdout.write(`${setting}: ${cells.length} names, 0 changed but for the guard\n`);
    }
  },
);

const formulasIn = (sheet: string) => sheet.match(/table:formula=/g)?.length ?? 0;

/** The files as LibreOffice reads them, in its plain form. */
function convert(files: string[], filter: string): string[] {
  if ('missing' in soffice) throw new Error(soffice.missing);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const run = spawnSync(
    soffice.path,
    [profile, '--headless', `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', folder, ...files],
    { encoding: 'utf8', timeout: 600_000 },
  );
  if (run.status !== 0) throw new Error(`soffice: ${run.stderr}`);
  return files.map((file) => readFileSync(file.replace(/csv$/, 'fods'), 'utf8'));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The texts of all cells, row by row. */
function cellsOf(sheet: string): string[][] {
  const rows = sheet.match(/<table:table-row[^>]*>.*?<\/table:table-row>/gs) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<table:table-cell[^>]*?(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(([, inside = '']) =>
      [...inside.matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)]
        .map(([, text = '']) => plain(text))
        .join('\n'),
    ),
  );
}

function plain(text: string): string {
  return text
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
    .replaceAll('<text:tab/>', '\t')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}

/** A cell has one kind of line end, XML no control characters, and LibreOffice no tab in a cell of several lines. */
function asShown(text: string): string {
  const shown = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\v\f]/g, '');
  return shown.includes('\n') ? shown.replaceAll('\t', '') : shown;
}
