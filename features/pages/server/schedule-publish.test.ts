import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { saved } from '#tests/support/landing-pages.ts';
import { aPageForm } from '#tests/support/request-bodies.ts';
import { schedulePublish } from '../contract/drafts.ts';
import { createPage, getPage } from '../contract/pages.ts';
import { emptySection } from '../rules/page-content.ts';
import { publishScheduled } from './schedule-publish.ts';

const { database, aPerson } = aDatabase();
let now = new Date('2027-03-16T10:00:00Z');
const clock = () => now;
const call = callsOf(database, { clock });

/** Sets a time for a draft that has one error, written before that or after, and lets the job come. */
async function publishLater(written: 'before' | 'after') {
  const ana = await aPerson({ role: 'admin' });
  const page = await call(ana, createPage, { body: aPageForm() });
  const params = { id: page.id };
  const read = () => call(ana, getPage, { params });
  const content = { sections: [emptySection('hero'), ...page.draft.content.sections.slice(1)] };
  await saved(call, ana, page, written === 'before' ? { content } : { title: 'New title' });
  const { draft_version } = await read();
  const at = new Date(now.getTime() + 60_000);
  const despite_errors = written === 'before';
  const body = { publish_at: at.toISOString(), draft_version, show: false, despite_errors };
  await call(ana, schedulePublish, { params, body });
  if (written === 'after') await saved(call, ana, await read(), { content });
  now = new Date(at.getTime() + 1_000);
  const platform = { database, clock } as Parameters<typeof publishScheduled>[1];
  await publishScheduled({ landing_page_id: page.id }, platform);
  return read();
}

test('an error written after the time was set is not published', async () => {
  expect(await publishLater('after')).toMatchObject({ has_draft: true, publish_missed: 'not_publishable' });
});

test('an error that was accepted when the time was set is published', async () => {
  expect(await publishLater('before')).toMatchObject({ has_draft: false, publish_missed: null });
});
