import { expect, test } from 'vitest';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { aServer } from '#tests/support/server.ts';
import type { SystemStatus } from '../contract/health.ts';

/** Whether the store gives back what it was given. */
let lying = false;
const stored: string[] = [];
const server = aServer({
  files: async (env) => {
    const files = await openFiles(env);
    return {
      ...files,
      erase: async (key) => {
        stored.push(key);
        await files.erase(key);
      },
      open: async (file, range) => {
        if (lying) throw new Error('nothing there, see /secret/place');
        return files.open(file, range);
      },
    };
  },
});

async function look(): Promise<SystemStatus> {
  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  const answer = await fetch(`${server.url}/api/office/system`, { headers: { ...admin } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SystemStatus;
}

test('each part has done a piece of its real work, and nothing of it is left', async () => {
  const application = await server.anApplication();
  await server.aDocument({ application });
  await server.aDocument({ application, upload_status: 'pending' });
  const status = await look();
  expect(status.totals).toEqual({ users: 2, applications: 1, documents: 1 });
  for (const part of ['database', 'storage', 'authentication', 'mail', 'jobs'] as const)
    expect(status[part], part).toMatchObject({ ok: true, milliseconds: expect.any(Number) });
  expect(status.authentication.provider).toBe('built-in');
  expect(status.mail).toMatchObject({ delivery: 'outbox', waiting: 0, failed: 0 });
  expect(stored).toHaveLength(1);
  const left = [];
  for await (const key of server.platform.files.list()) left.push(key);
  expect(left).toEqual([]);
});

test('a part that fails is shown with our words, and the others with what they did', async () => {
  lying = true;
  const status = await look();
  lying = false;
  expect(status.storage).toMatchObject({ ok: false, reason: officeSettingsTexts.system.failures.storage });
  expect(status.database.ok).toBe(true);
  expect(JSON.stringify(status)).not.toContain('secret');
});

test.each(['user', 'moderator'] as const)('it is not for a %s', async (role) => {
  const headers = await server.signedIn(await server.aPerson({ role }));
  expect((await fetch(`${server.url}/api/office/system`, { headers: { ...headers } })).status).toBe(403);
});
