import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PageDraft, type PageSection, pageLimits } from '#features/pages/rules/page-content.ts';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { draftFullOf, makePage, publishWords } from '#tests/support/hostile-page.ts';
import { aJourney } from '#tests/support/journey.ts';

/**
 * A page as long as pages get is edited 300 times. After the 50 steps that can be taken back nothing may grow: what is
 * left in Chromium after its garbage collection is compared. RESULT=docs/results/editor-memory.md notes it.
 */
const journey = aJourney();
const texts = pageEditorTexts;
const edits = 300;
const every = 50;

const section: PageSection = {
  type: 'hero',
  props: {
    title: 'A long page',
    subtitle: 'With words in every section of it. '.repeat(6).trim(),
    ctaText: 'Get My Plan',
  },
};

test('three hundred edits of a page of twenty sections leave no more behind than a hundred', async () => {
  const office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  const id = await makePage(office, 'long', 'Long');
  const draft: PageDraft = {
    ...draftFullOf('Long', 'long'),
    content: { sections: Array(pageLimits.sections).fill(section) },
  };
  await publishWords(office, id, draft);
  await office.goto(`/admin/landing-pages/${id}`);
  const row = office.locator('main ol [data-part=name]');
  await expect.poll(() => row.count()).toBe(pageLimits.sections);
  const cdp = await office.context().newCDPSession(office);
  const heaps: { edits: number; heap: number; nodes: number }[] = [];
  for (let done = 1; done <= edits; done += 1) {
    await editOnce(office, done);
    if (done % every === 0) heaps.push({ edits: done, ...(await leftOver(cdp)) });
  }
  if (process.env.RESULT) writeFileSync(process.env.RESULT, report(heaps));
  const at = (count: number) => heaps.find((one) => one.edits === count) ?? { heap: 0, nodes: 0 };
  // The first hundred fill the 50 steps, and the engine learns the code; from the 150th on it has to be level.
  expect((at(edits).heap - at(150).heap) / (edits - 150)).toBeLessThan(2048);
  expect(at(edits).heap - at(100).heap).toBeLessThan(2 * 1024 * 1024);
  expect(at(edits).nodes).toBeLessThan(at(100).nodes * 1.1);
});

/** Types into one section after another, and moves every tenth. */
async function editOnce(office: Page, number: number): Promise<void> {
  const row = office.locator('main ol [data-part=name]').nth(number % pageLimits.sections);
  await row.click();
  if (number % 10 === 0) {
    await office.keyboard.press('Alt+ArrowUp');
    return;
  }
  const box = office
    .locator('main')
    .getByRole('textbox', { name: texts.sectionLabels.title, exact: true })
    .first();
  await box.fill(`Title ${number}`);
  await row.getByText(`Title ${number}`).waitFor();
}

/** What lives on after the collector ran, twice, because the first run only finds what the second can free. */
async function leftOver(cdp: CDPSession): Promise<{ heap: number; nodes: number }> {
  for (let run = 0; run < 2; run += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

const report = (
  heaps: readonly { edits: number; heap: number; nodes: number }[],
) => `# Memory of the page editor

\`RESULT=docs/results/editor-memory.md npx vitest run --project night tests/journeys/editor-memory.night.test.ts\`,
${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. A page of ${pageLimits.sections} sections, ${edits} edits (typing, every tenth a move) in Chromium, its three
previews open; after every ${every} the collector is run through the debugging protocol. 50 steps can be taken back.

| Edits | JavaScript heap, MB | DOM nodes |
|---|---|---|
${heaps.map(({ edits, heap, nodes }) => `| ${edits} | ${(heap / 1024 / 1024).toFixed(2)} | ${nodes} |`).join('\n')}

The test fails when an edit after the 150th leaves 2 kB behind, when 300 edits leave 2 MB more than 100, or a tenth more nodes.
`;
