import { expect, test } from 'vitest';
import type { PageDraft } from '../../rules/page-content.ts';
import { editedPage, removeSection, setField } from './document.ts';
import { beginEditing, type EditorState, editorReducer } from './editor-state.ts';

const section = (title: string) => ({ type: 'cta' as const, props: { title, description: '', ctaText: '' } });
const draft: PageDraft = {
  slug: 'a-page',
  title: 'A page',
  meta_description: null,
  content: { sections: [section('one'), section('two')] },
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
};
const start = beginEditing(editedPage(draft));
const keyOf = (state: EditorState, at: number) => state.history.present.sections[at]?.key ?? '';
const [first, second] = [keyOf(start, 0), keyOf(start, 1)];
const back = (what: string) => `Taken back: ${what}`;

const remove = (state: EditorState, key: string) =>
  editorReducer(state, {
    do: 'edit',
    edit: (page) => removeSection(page, key),
    change: { what: 'Removing', place: key },
    now: 0,
    say: 'Removed',
  });

test('begins with the first section chosen, or the page where there is none', () => {
  expect(start.place).toBe(first);
  expect(beginEditing(editedPage({ ...draft, content: { sections: [] } })).place).toBe('page');
});

test('when the chosen section goes, its neighbour is chosen; undo brings it back and chooses it', () => {
  const gone = remove(start, first);
  expect([gone.place, gone.said.text]).toEqual([second, 'Removed']);
  const again = editorReducer(gone, { do: 'undo', say: back });
  expect([again.place, again.said.text]).toEqual([first, 'Taken back: Removing']);
  expect(remove(editorReducer(start, { do: 'show', place: second }), second).place).toBe(first);
});

test('undo shows where it happened', () => {
  let state = editorReducer(start, {
    do: 'edit',
    edit: (page) => setField(page, 'title', 'Another'),
    change: { what: 'Typing', place: 'page' },
    now: 0,
  });
  expect(state.place).toBe(first);
  state = editorReducer(state, { do: 'undo', say: back });
  expect(state.place).toBe('page');
});

test('the same words said twice are told twice', () => {
  const once = editorReducer(start, { do: 'say', text: 'Hero moved' });
  expect(editorReducer(once, { do: 'say', text: 'Hero moved' }).said).not.toEqual(once.said);
});
