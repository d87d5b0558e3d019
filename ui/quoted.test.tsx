import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoted, QuotedWords } from './quoted.tsx';

test('what a person wrote is a quotation, and does not pass for the language of the page', () => {
  expect(renderToString(<Quoted>Bring the original.</Quoted>)).toMatch(
    /^<blockquote lang="" [^>]*>Bring the original\.<\/blockquote>$/,
  );
  expect(renderToString(<QuotedWords text="By mail." lang="en" />)).toBe('<q lang="en">By mail.</q>');
  expect(renderToString(<QuotedWords text="Pelo correio." />)).toBe('Pelo correio.');
});

/** What a person, most often of our team, wrote to another, by the room that shows it and as its screens call it. */
const written: Record<string, readonly string[]> = {
  applications: ['status_reason'],
  documents: ['review.reason'],
  facts: ['fact.text'],
  guide: ['theirs'],
  places: ['fact.text'],
  plans: ['answer', 'request.note'],
  reviews: ['document.review.reason'],
  support: ['text'],
};

test.each(Object.entries(written))('the screens of %s show it as a quotation alone', (room, names) => {
  const shown = globSync(`features/${room}/web/**/*.tsx`)
    .filter((file) => !file.includes('list'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/<(\w+)[^<>]{0,200}>\s{0,20}\{([\w.]{1,30})\}/g),
    ])
    .filter(([, , name]) => names.includes(name ?? ''));
  expect(shown.filter(([, tag]) => tag !== 'Quoted').map(([found]) => found)).toEqual([]);
  // A fact goes through the component as a whole.
  if (!names.includes('fact.text')) expect(shown.length).toBeGreaterThan(0);
});
