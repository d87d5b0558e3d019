import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cleanText } from '#features/pages/rules/page-content.ts';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { draftFullOf, makePage, publishWords, watchForRunning } from '#tests/support/hostile-page.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { aJourney } from '#tests/support/journey.ts';
import { inDatabaseOf } from '#tests/support/journey-database.ts';
import { signIn } from '#tests/support/sign-in.ts';

/**
 * Every hostile text in every text of a page: in the editor's boxes, in its preview and in public, with sections and in
 * the fallback layout. Nothing may run, nothing may be asked for elsewhere, and no page may complain.
 * RESULT=docs/results/hostile-content.md notes what came of it.
 */
const journey = aJourney();
const texts = pageEditorTexts;

/** Every page that opens begins a stream of live updates, and one person may begin 60 a minute: a fast machine needs more people. */
const textsOfOne = 50;

test('two hundred texts in every text of a page stay texts', async () => {
  const reader = await journey.aVisitor();
  const seen = [watchForRunning(reader.context(), journey.url)];
  let office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  seen.push(watchForRunning(office.context(), journey.url));
  const shown = { boxes: 0, previews: 0, public: 0 };
  for (const sections of [true, false]) {
    const slug = sections ? 'with-sections' : 'fallback';
    const id = await makePage(office, slug, 'Hostile');
    for (const text of hostileTexts) {
      if (shown.public > 0 && shown.public % textsOfOne === 0) {
        await office.context().close();
        office = await anotherAdmin(`after-${shown.public}@example.com`);
        seen.push(watchForRunning(office.context(), journey.url));
      }
      await publishWords(office, id, draftFullOf(text, slug, { sections }));
      await office.goto(`/admin/landing-pages/${id}`);
      shown.boxes += await readBoxes(office, text);
      const frame = office.frameLocator(`iframe[title="${texts.preview.frame(texts.preview.widths[360])}"]`);
      await expect.poll(() => frame.locator('h1').textContent()).toContain(cleanText(text).trim());
      shown.previews += 1;
      await reader.goto(`/pitches/${slug}`);
      await expect.poll(() => reader.locator('h1').textContent()).toContain(cleanText(text).trim());
      // A browser makes one space of a tab in a document's title.
      expect(await reader.title()).toContain(cleanText(text).trim().slice(0, 20).replaceAll(/\s+/g, ' '));
      shown.public += 1;
    }
  }
  expect(seen.flat()).toEqual([]);
  if (process.env.RESULT) writeFileSync(process.env.RESULT, report(shown));
});

async function anotherAdmin(email: string): Promise<Page> {
  const page = await journey.aVisitor();
  await signIn(page, { email, name: 'Ana Ribeiro' }, '/profile');
  await inDatabaseOf(journey.dataDir, async (root) => {
    const { id } = await root
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await root
      .insertInto('user_roles')
      .values({ user_id: id, role: 'admin' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'admin' }))
      .execute();
  });
  return page;
}

/** Opens every part of the page and counts the boxes that hold the text, which is all of them. */
async function readBoxes(office: Page, text: string): Promise<number> {
  let boxes = 0;
  const whole = cleanText(text);
  const parts = office.locator('main [data-part=name]');
  await office.locator('main').getByRole('textbox').first().waitFor();
  const places = [
    ...(await parts.all()),
    ...[texts.list.pageFields, texts.list.sharing, texts.list.fallback].map((name) =>
      office.locator('main').getByRole('button', { name }),
    ),
  ];
  for (const place of places) {
    await place.click();
    for (const box of await office.locator('main').getByRole('textbox').all()) {
      if ((await box.getAttribute('id')) === 'page-slug') continue;
      const held = await box.inputValue();
      expect(held.length > 0 && whole.startsWith(held), `${held} is the beginning of ${whole}`).toBe(true);
      boxes += 1;
    }
  }
  return boxes;
}

const report = ({ boxes, previews, public: open }: { boxes: number; previews: number; public: number }) =>
  `# Hostile texts in landing pages

Printed by \`RESULT=docs/results/hostile-content.md npx vitest run --project night tests/journeys/hostile-pages.night.test.ts\`
(${new Date().toISOString().slice(0, 10)}, Chromium). The texts: \`tests/support/hostile-texts.ts\`.

| | |
|---|---|
| Texts that run somewhere | ${hostileTexts.length} |
| Boxes of the editor that held one, unchanged | ${boxes} |
| Pages of the preview, each in three frames | ${previews} |
| Public pages, with sections and in the fallback layout | ${open} |
| Scripts that ran, dialogs, exceptions | 0 |
| Calls to another place | 0 |
| Complaints of a page, the content policy's among them | 0 |
`;
