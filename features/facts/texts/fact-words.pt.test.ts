import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { landingTexts } from '#features/site/texts/landing.pt.ts';
import { factWords } from './fact-words.pt.ts';
import { factPlaces } from './office-fact-places.ts';

const beginnings = ['0016_facts.sql', '0039_apostille_facts.sql'];
const sql = beginnings
  .map((name) => readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), 'utf8'))
  .join('');
const ids = new Set([
  ...Object.keys(factPlaces),
  ...landingTexts.questions.items.flatMap(({ facts }) => facts),
]);

test.each([...ids])('%s is translated as the register began with it', (id) => {
  const text = sql.split(`('${id}', '`)[1]?.split("',\n")[0]?.replaceAll("''", "'") ?? '';
  expect(text).not.toBe('');
  expect(factWords(text).lang).toBeUndefined();
  expect(factWords(text).text).not.toBe(text);
});

test('what staff wrote is shown as they wrote it, and as English', () => {
  expect(factWords('The fee is €120 now.')).toEqual({ text: 'The fee is €120 now.', lang: 'en' });
});
