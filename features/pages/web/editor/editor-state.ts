import type { EditedPage } from './document.ts';
import { begin, type Change, type History, record, redo, undo } from './history.ts';

/** What can be chosen on the left besides a section, which is chosen by its key. */
export const pagePlaces = ['page', 'sharing', 'fallback', 'checks'] as const;
export type PagePlace = (typeof pagePlaces)[number];

export interface EditorState {
  history: History<EditedPage>;
  /** What the middle shows: a section's key or a `PagePlace`. */
  place: string;
  /** What a screen reader is told. The number makes the same words new. */
  said: { text: string; number: number };
}

export type EditorAction =
  | {
      do: 'edit';
      edit: (page: EditedPage) => EditedPage;
      change: Change;
      now: number;
      /** What is chosen afterwards; what was chosen before when absent. */
      show?: string;
      say?: string;
    }
  | { do: 'undo' | 'redo'; say: (what: string) => string }
  | { do: 'show'; place: string }
  | { do: 'say'; text: string };

export function beginEditing(page: EditedPage): EditorState {
  return { history: begin(page), place: existing(page, ''), said: { text: '', number: 0 } };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (action.do === 'show') return { ...state, place: existing(state.history.present, action.place) };
  if (action.do === 'say') return { ...state, said: sayNext(state, action.text) };
  if (action.do === 'edit') {
    const next = action.edit(state.history.present);
    const history = record(state.history, next, action.change, action.now);
    return {
      history,
      place: existing(next, action.show ?? state.place, state),
      said: action.say === undefined ? state.said : sayNext(state, action.say),
    };
  }
  const step = action.do === 'undo' ? state.history.done.at(-1) : state.history.undone.at(-1);
  if (!step) return state;
  const history = action.do === 'undo' ? undo(state.history) : redo(state.history);
  return {
    history,
    place: existing(history.present, step.place, state),
    said: sayNext(state, action.say(step.what)),
  };
}

const sayNext = ({ said }: EditorState, text: string) => ({ text, number: said.number + 1 });

/** The place, if it is still there: else the section that stands where it stood, or the page's own fields. */
function existing(page: EditedPage, place: string, before?: EditorState): string {
  const isThere =
    (pagePlaces as readonly string[]).includes(place) || page.sections.some(({ key }) => key === place);
  if (isThere) return place;
  const stood = before?.history.present.sections.findIndex(({ key }) => key === place) ?? 0;
  const at = Math.min(Math.max(stood, 0), page.sections.length - 1);
  return page.sections[at]?.key ?? 'page';
}
