import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostileCells } from '#tests/support/hostile-cells.ts';
import { aServer } from '#tests/support/server.ts';

// Needs LibreOffice Calc (`apt-get install --no-install-recommends libreoffice-calc`).
const version = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
const reason = version.error ? `soffice does not run here: ${version.error.message}` : undefined;
if (reason) process.stdout.write(`SKIPPED, exports in a spreadsheet: ${reason}\n`);

const server = aServer();
const folder = mkdtempSync(join(tmpdir(), 'rumo-spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Separator, quote, UTF-8, first line; then the choices of whoever opens it: detect numbers, evaluate formulas. */
const ways = {
  'as it opens a file by itself': 'CSV:44,34,76,1',
  'detecting dates and numbers': 'CSV:44,34,76,1,,0,false,true',
  'evaluating formulas': 'CSV:44,34,76,1,,0,false,true,false,false,false,0,true',
};

test.skipIf(reason)(
  '10,000 hostile names go through an export and a spreadsheet, and none is run',
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
    const ana = await server.aPerson({ role: 'admin' });
    const answer = await fetch(`${server.url}/api/office/accounts.csv`, {
      headers: { ...(await server.signedIn(ana)) },
    });
    expect(answer.headers.get('rumo-rows')).toBe(String(texts.length + 1));
    const file = join(folder, 'users.csv');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));

    const nameOf = new Map(rows.map(({ email, display_name }) => [email, display_name]));
    for (const [way, filter] of Object.entries(ways)) {
      const sheet = convert(file, filter);
      expect(sheet.match(/table:formula=/g), way).toBeNull();
      const cells = cellsOf(sheet).filter(([, , email = '']) => nameOf.has(email));
      expect(cells.length, way).toBe(texts.length);
      const changed = cells.flatMap(([, name = '', email = '']) => {
        const text = asShown(nameOf.get(email) ?? '');
        return name === text || name === `'${text}` ? [] : [{ text, name }];
      });
      expect(changed, way).toEqual([]);
      process.stdout.write(
        `${version.stdout.trim()}, ${way}: ${cells.length} cells, 0 formulas, 0 changed\n`,
      );
    }
  },
);

/** The file as LibreOffice reads it, in its plain form. */
function convert(file: string, filter: string): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const run = spawnSync(
    'soffice',
    [profile, '--headless', `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', folder, file],
    { encoding: 'utf8', timeout: 600_000 },
  );
  if (run.status !== 0) throw new Error(`soffice: ${run.stderr}`);
  return readFileSync(file.replace(/csv$/, 'fods'), 'utf8');
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
