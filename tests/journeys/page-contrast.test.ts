import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { PageDraft } from '#features/pages/rules/page-content.ts';
import { pageContrastTexts } from '#features/pages/texts/office-page-checks.ts';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { contrastsOf } from '#features/pages/web/editor/section-contrast.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { makePage, publishWords } from '#tests/support/hostile-page.ts';
import { aJourney } from '#tests/support/journey.ts';
import { contrast, palettesOf } from '#ui/colors.ts';

/** What the editor's check computes from tokens is what is painted. */
const journey = aJourney();
const palettes = palettesOf(readFileSync('ui/tokens.css', 'utf8'));

const draft: PageDraft = {
  slug: 'painted',
  title: 'Painted',
  meta_description: 'A page of every kind of section.',
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
  content: {
    sections: [
      { type: 'hero', props: { title: 'A home', subtitle: 'By the sea', ctaText: 'Get My Plan' } },
      { type: 'features', props: { title: 'Why', features: [{ title: 'One', description: 'More words' }] } },
      { type: 'cta', props: { title: 'Begin', description: 'Today', ctaText: 'Get My Plan now' } },
    ],
  },
};
/** Where each text stands, with the place of its pair among those that the check lists for the prop. */
const painted = [
  { section: 0, prop: 'title', pair: 0, selector: 'h1' },
  { section: 0, prop: 'subtitle', pair: 0, selector: 'p' },
  { section: 0, prop: 'ctaText', pair: 0, selector: 'a' },
  { section: 1, prop: 'title', pair: 0, selector: 'h2' },
  { section: 1, prop: 'features', pair: 0, selector: 'li h3' },
  { section: 1, prop: 'features', pair: 1, selector: 'li p' },
  { section: 2, prop: 'title', pair: 0, selector: 'h2' },
  { section: 2, prop: 'description', pair: 0, selector: 'p' },
  { section: 2, prop: 'ctaText', pair: 0, selector: 'a' },
];

let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

/** The color of the words and of the nearest ground that is painted behind them, as `#rrggbb`. */
const colorsAt = (page: Page, section: number, selector: string) =>
  page
    .locator('main > section')
    .nth(section)
    .locator(selector)
    .first()
    .evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const pixel = (color: string) => {
        if (!canvas) throw new Error('no canvas');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const hex = (color: string) =>
        `#${pixel(color)
          .slice(0, 3)
          .map((value) => value.toString(16).padStart(2, '0'))
          .join('')}`;
      let ground: Element | null = element;
      while (ground && pixel(getComputedStyle(ground).backgroundColor)[3] === 0)
        ground = ground.parentElement;
      return {
        front: hex(getComputedStyle(element).color),
        back: hex(getComputedStyle(ground ?? document.documentElement).backgroundColor),
      };
    });

test.each(['light', 'dark'] as const)(
  'every pair that the check lists is the painted one: %s',
  async (theme) => {
    if (theme === 'light') {
      const id = await makePage(office, 'painted', 'Painted');
      await publishWords(office, id, draft);
    }
    const reader = await journey.aVisitor({ colorScheme: theme });
    await expect.poll(async () => (await reader.goto('/pitches/painted'))?.status()).toBe(200);
    await expect.poll(() => reader.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    const listed = contrastsOf(draft, palettes).filter((one) => one.theme === theme);
    for (const { section, prop, pair, selector } of painted) {
      const { front, back } = await colorsAt(reader, section, selector);
      const expected = listed.filter((one) => one.section === section && one.prop === prop)[pair];
      // Eight bits a channel move a ratio by less than this.
      const difference = Math.abs(contrast(front, back) - (expected?.ratio ?? 0));
      expect(difference / (expected?.ratio ?? 1), `${prop} of section ${section + 1}`).toBeLessThan(0.02);
    }
  },
);

test('the checks tell the lowest contrast of the page with its number', async () => {
  await office.goto('/admin/landing-pages');
  await office.getByRole('link', { name: 'Painted', exact: true }).click();
  await office
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${pageEditorTexts.list.checks}`) })
    .click();
  const told = office.getByRole('region', { name: pageContrastTexts.title });
  const [lowest] = contrastsOf(draft, palettes).sort((x, y) => x.ratio / x.least - y.ratio / y.least);
  await told.getByText(pageContrastTexts.ratio(lowest?.ratio ?? 0), { exact: false }).waitFor();
});
