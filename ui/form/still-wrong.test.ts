import { expect, test } from 'vitest';
import { stillWrong } from './still-wrong.ts';

test('a problem leaves its field once that is right, and no other field', () => {
  const shown = { subject: 'Write a subject', message: 'Write a message', 'names.0': 'Write a name' };
  expect(stillWrong(shown, { subject: 'F' }, { subject: undefined })).toEqual({
    message: 'Write a message',
    'names.0': 'Write a name',
  });
  expect(stillWrong(shown, { subject: '' }, { subject: 'missing' })).toEqual(shown);
  expect(stillWrong(shown, { names: ['Ruth'] }, {})).not.toHaveProperty('names.0');
});
