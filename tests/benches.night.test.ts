import { spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sizes of worlds, where a bench makes one: views in millions, visitors, cases. */
const small: Record<string, string[]> = {
  'analytics.ts': ['0.01'],
  'experiments.ts': ['1000'],
  'office.ts': ['11000'],
  'support-search.ts': ['5000'],
};

/** What is started by hand: the rest of the folder is imported by these or is a child that sends a message when it is ready. */
const benches = readdirSync('bench').filter((name) => {
  const text = readFileSync(`bench/${name}`, 'utf8');
  if (name === 'run.mjs' || text.includes('import.meta.main')) return true;
  return name !== 'run.ts' && !/^export |process\.send/m.test(text);
});

test('every bench that a page tells the reader to run is one of these', () => {
  const pages = ['README.md', ...globSync('{docs,features,platform}/**/*.md')].map((page) =>
    readFileSync(page, 'utf8'),
  );
  const named = pages.flatMap((page) =>
    [...page.matchAll(/node bench\/([\w-]+\.\w+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !benches.includes(String(name)))).toEqual([]);
});

test.each(benches)('%s runs for a second and ends well', async (name) => {
  const { status, printed } = await run([`bench/${name}`, ...(small[name] ?? [])]);
  expect(status, printed.slice(-4_000)).toBe(0);
  // A page of figures, or lines of them.
  expect(printed).toMatch(/^# |^ *[\d.]+ kB/m);
});

function run(args: string[]): Promise<{ status: number | null; printed: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, BENCH_SECONDS: '1' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, printed })));
}
