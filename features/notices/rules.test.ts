import { expect, test } from 'vitest';
import { mentionAt, mentionsIn, splitAtMentions } from './rules.ts';

const colleagues = [
  { id: 'ana', name: 'Ana' },
  { id: 'ribeiro', name: 'Ana Ribeiro' },
  { id: 'tiago', name: 'Tiago Pires' },
  { id: 'other-tiago', name: 'Tiago Pires' },
  { id: 'zoe', name: 'Zoë' },
  { id: 'mail', name: 'rui@example.com' },
];

test.each([
  ['@Ana Ribeiro, please call her.', ['ribeiro']],
  ['@Ana: please', ['ana']],
  ['Ask (@Ana) or @Zoë!', ['ana', 'zoe']],
  ['@Ana @Ana', ['ana']],
  ['@Ana Ribeiros', ['ana']],
  ['@Anabela, @Anä and @Ana2 are somebody else', []],
  ['@ana is not how she writes it', []],
  ['write to me@Ana or x@Ana', []],
  ['@Tiago Pires', ['tiago', 'other-tiago']],
  ['@rui@example.com', ['mail']],
  ['@ @@Ana', ['ana']],
  ['', []],
])('%s', (text, ids) => {
  expect(mentionsIn(text, colleagues)).toEqual(ids);
});

test('a note is split where it names colleagues, and no sign of it is lost', () => {
  const note = 'Ask (@Ana) or @Tiago Pires.\nNot me@Ana. @Zoë';
  const parts = splitAtMentions(note, colleagues);
  expect(parts.map(({ text, ids }) => (ids ? { text, ids } : text))).toEqual([
    'Ask (',
    { text: '@Ana', ids: ['ana'] },
    ') or ',
    { text: '@Tiago Pires', ids: ['tiago', 'other-tiago'] },
    '.\nNot me@Ana. ',
    { text: '@Zoë', ids: ['zoe'] },
  ]);
  expect(parts.map(({ from, text }) => note.startsWith(text, from))).not.toContain(false);
  expect(splitAtMentions('<b>@Anabela</b>', colleagues)).toEqual([{ from: 0, text: '<b>@Anabela</b>' }]);
  expect(splitAtMentions('', colleagues)).toEqual([]);
});

test('ten thousand marks are compared with each length of name once', () => {
  let looks = 0;
  const counted = colleagues.map((colleague) => ({ ...colleague }));
  const text = new Proxy(new String('@'.repeat(10_000)), {
    get(target, key) {
      if (key !== 'slice')
        return Reflect.get(target, key, target)?.bind?.(target) ?? Reflect.get(target, key);
      return (from: number, to: number) => {
        looks += 1;
        return target.slice(from, to);
      };
    },
  }) as unknown as string;
  expect(mentionsIn(text, counted)).toEqual([]);
  expect(looks).toBeLessThanOrEqual(10_000 * 5);
});

test.each([
  ['@', 1, { at: 0, typed: '' }],
  ['Ask @Ana Ri', 11, { at: 4, typed: 'Ana Ri' }],
  ['Ask @Ana Ri', 6, { at: 4, typed: 'A' }],
  ['@Ana @Ti', 8, { at: 5, typed: 'Ti' }],
  ['(@T', 3, { at: 1, typed: 'T' }],
  ['x@example', 9, undefined],
  ['@Ana\nnext', 9, undefined],
  [`@${'a'.repeat(80)}`, 81, undefined],
  ['@Ana', 0, undefined],
  ['', 0, undefined],
])('what is being typed in %j at %i', (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});
