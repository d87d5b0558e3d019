import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#features/backup/server/manifest.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { startApp } from '#tests/support/running-app.ts';
import { runTool } from '../fleet/settings.ts';
import type { Fleet } from '../fleet/start-fleet.ts';
import type { Ledger } from './acts.ts';
import type { Person } from './person.ts';

/** What a backup of the fleet is worth, restored elsewhere. */
export interface Restored {
  rows: number;
  documents: number;
  /** Tables, sequences, jobs and files of the backup that the restored place holds otherwise. */
  differences: string[];
  figuresAreEqual: boolean;
  /** Acknowledged documents that the restored program does not send with the same SHA-256. */
  wrongDocuments: number;
}

/** Backs the fleet up with `npm run backup`'s code, restores it onto an embedded database and a disk, and compares. */
export async function backUpAndRestore(fleet: Fleet, ledger: Ledger, admin: Person): Promise<Restored> {
  const place = (name: string) => join(fleet.folder, name);
  const figures = await figuresOf((path) => admin.ask(path));
  runTool(['tools/backup.ts', place('backups')], { ...fleet.settings, DATA_DIR: place('backing-up') });
  const manifest = manifestOf(place('backups'));

  // Nothing of the fleet but its key: another database, another store.
  const { DOCUMENT_KEY } = fleet.settings;
  const elsewhere = { NODE_ENV: 'production', DOCUMENT_KEY, DATA_DIR: place('restored') };
  const [latest = ''] = backupsIn(place('backups')).slice(-1);
  runTool(['tools/restore.ts', join(place('backups'), latest)], elsewhere);
  runTool(['tools/backup.ts', place('backups-of-restored')], elsewhere);
  const again = manifestOf(place('backups-of-restored'));

  const app = await startApp(place('restored'), { DOCUMENT_KEY });
  try {
    const visitor = aBrowser(() => app.url);
    const session = await visitor.signIn(admin.email, admin.name);
    const restoredFigures = await figuresOf((path) => visitor.call(path, session));
    let wrongDocuments = 0;
    const browsers = new Map<Person, { browser: typeof visitor; session: typeof session }>();
    for (const { person, id, sha256 } of ledger.uploads) {
      const own = browsers.get(person) ?? (await signedIn(person));
      browsers.set(person, own);
      const answer = await own.browser.call(`/api/documents/${id}/content`, own.session);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) wrongDocuments += 1;
    }
    return {
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      documents: manifest.files.length,
      differences: (['schema', 'sequences', 'tables', 'jobs', 'files', 'keyCheck'] as const).flatMap(
        (part) => (JSON.stringify(manifest[part]) === JSON.stringify(again[part]) ? [] : [part]),
      ),
      figuresAreEqual: JSON.stringify(figures) === JSON.stringify(restoredFigures),
      wrongDocuments,
    };
  } finally {
    await app.stop();
  }

  async function signedIn(person: Person) {
    const browser = aBrowser(() => app.url);
    return { browser, session: await browser.signIn(person.email, person.name) };
  }
}

const backupsIn = (home: string) =>
  readdirSync(home)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();

function manifestOf(home: string): Manifest {
  const [latest = ''] = backupsIn(home).slice(-1);
  return JSON.parse(readFileSync(join(home, latest, 'manifest.json'), 'utf8'));
}

/** What the office's overview and analytics say, but for when they were asked. */
async function figuresOf(ask: (path: string) => Promise<Response | undefined>) {
  const read = async (path: string) => {
    const answer = await ask(path);
    if (!answer?.ok) throw new Error(`${path}: ${answer?.status} ${await answer?.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { system: _, ...overview } = await read('/api/office/overview');
  const { generated_at: __, ...analytics } = await read('/api/office/analytics');
  return { overview, analytics };
}
