import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { type Query, QueryView } from './query-view.tsx';

const failure = (code: string) => Object.assign(new Error('No connection.'), { code, requestId: 'r-1' });

/** What the view shows of a query in this state. */
function shown(query: Partial<Query<string>>, props: Partial<Parameters<typeof QueryView>[0]> = {}): string {
  const state = { data: undefined, error: null, isFetching: false, refetch: () => undefined, ...query };
  return renderToStaticMarkup(
    <QueryView query={state} loading="Loading facts..." failed="Facts could not be loaded" {...props}>
      {(data) => <b>{String(data)}</b>}
    </QueryView>,
  );
}

test('while it loads, a screen reader hears so', () => {
  for (const skeleton of [undefined, 'h-24', <i key="shapes" />])
    expect(shown({}, { skeleton })).toMatch(/role="status".*Loading facts\.\.\./);
});

test('a failure says what failed and why, and offers to try again', () => {
  const error = failure('unavailable');
  for (const size of ['part', 'page', 'card'] as const) {
    const html = shown({ error }, { size, missing: { title: 'No such fact', text: 'It is gone.' } });
    for (const text of ['Facts could not be loaded', 'No connection.', uiTexts.tryAgain])
      expect(html).toContain(text);
    expect(html.includes('r-1')).toBe(size !== 'part');
  }
  expect(shown({ error }, { failed: <i>Ask us</i> })).toBe('<i>Ask us</i>');
});

test('a record that is missing has neither a retry nor a reference, whether its id is unknown or malformed', () => {
  for (const code of ['not_found', 'invalid_input']) {
    const html = shown({ error: failure(code) }, { missing: { title: 'No such fact', text: 'It is gone.' } });
    expect(html).toContain('No such fact');
    expect(html).not.toContain(uiTexts.tryAgain);
    expect(html).not.toContain('r-1');
  }
});

test('data that could not be read again stays, and says so unless told to be silent', () => {
  const outdated = { data: 'Nine', error: failure('unavailable') };
  expect(shown(outdated)).toMatch(/Facts could not be loaded.*Try again.*<b>Nine<\/b>/);
  expect(shown(outdated, { silent: true })).toBe('<b>Nine</b>');
  expect(shown({ data: 'Nine' })).toBe('<b>Nine</b>');
});
