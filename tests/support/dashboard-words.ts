import type { Page } from 'playwright-core';
import type { Figures } from '#features/traffic/rules/analytics.ts';

const number = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const percent = (part: number, whole: number) =>
  `${((whole === 0 ? 0 : part / whole) * 100).toFixed(2)}%`;

/** Figures as the dashboard writes them. */
export const wordsOf = ({ views, visitors, conversions, converted, revenue }: Figures) => ({
  views: number.format(views),
  visitors: number.format(visitors),
  rate: percent(converted, visitors),
  conversions: number.format(conversions),
  revenue: dollars.format(revenue),
});

/** What the five cards of the dashboard say: the figure, and the one of the time before. */
export async function readSummary(page: Page): Promise<(string | undefined)[][]> {
  const cards = page.getByRole('list', { name: 'Summary' }).getByRole('listitem');
  return (await cards.allInnerTexts()).map((card) => {
    const [, value, ...rest] = card.split('\n').filter(Boolean);
    return [value, rest.at(-1)];
  });
}
