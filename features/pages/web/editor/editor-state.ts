import { useEffect, useReducer, useRef } from 'react';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { EditedPage } from './document.ts';
import { begin, type Change, type History, nextSteps, record, redo, undo } from './history.ts';

/** What the left pane can select besides a section, which is selected by its key. */
const pagePlaces = ['page', 'sharing', 'fallback', 'checks'] as const;

export type PagePlace = (typeof pagePlaces)[number];

export interface EditorState {
  history: History<EditedPage>;
  /** The middle pane's content: a section's key or a `PagePlace`. */
  place: string;
  /** The screen reader's announcement. The number repeats equal texts. */
  said: { text: string; number: number };
}

type EditorAction =
  | {
      do: 'edit';
      edit: (page: EditedPage) => EditedPage;
      change: Change;
      now: number;
      /** What to select afterwards; the previous selection when absent. */
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

/** The place if it exists, else the section at its index, else the page's own fields. */
function existing(page: EditedPage, place: string, before?: EditorState): string {
  const isThere =
    (pagePlaces as readonly string[]).includes(place) || page.sections.some(({ key }) => key === place);
  if (isThere) return place;
  const stood = before?.history.present.sections.findIndex(({ key }) => key === place) ?? 0;
  const at = Math.min(Math.max(stood, 0), page.sections.length - 1);
  return page.sections[at]?.key ?? 'page';
}

const texts = pageEditorTexts;

interface Act {
  /** The step's name in the Undo button. */
  what: string;
  /** What to show when the step is undone. */
  place: string;
  /** What to select afterwards. */
  show?: string;
  /** An announcement for screen readers. */
  say?: string;
}

/** A page in the editor with undo and redo. `start` returns the initial state. */
export function usePageEditor(start: () => EditedPage, before?: (state: EditorState) => EditorState) {
  const [state, dispatch] = useReducer(editorReducer, undefined, () => {
    const begun = beginEditing(start());
    return before ? before(begun) : begun;
  });
  const { undo, redo } = nextSteps(state.history);
  return {
    page: state.history.present,
    place: state.place,
    said: state.said,
    undoes: undo?.what,
    redoes: redo?.what,
    show: (place: string) => dispatch({ do: 'show', place }),
    say: (text: string) => dispatch({ do: 'say', text }),
    /** Changes by typing: consecutive ones in the same field form one step. */
    type(field: string, what: string, place: string, edit: (page: EditedPage) => EditedPage) {
      dispatch({ do: 'edit', edit, change: { what, place, field }, now: Date.now() });
    },
    act({ what, place, show, say }: Act, edit: (page: EditedPage) => EditedPage) {
      dispatch({ do: 'edit', edit, change: { what, place }, now: Date.now(), show, say });
    },
    undo: () => dispatch({ do: 'undo', say: texts.top.undone }),
    redo: () => dispatch({ do: 'redo', say: texts.top.redone }),
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;

/**
 * Undo and redo shortcuts for the whole window. They replace the text fields' native undo, which knows nothing of
 * other fields.
 */
export function useUndoKeys({ undo, redo }: Pick<PageEditor, 'undo' | 'redo'>): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || isElsewhere(event))
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      if (key === 'z' && !event.shiftKey) latest.current.undo();
      else latest.current.redo();
    }
    // From the browser's menu or a gesture.
    function beforeInput(event: InputEvent) {
      const way = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType];
      if (!way || isElsewhere(event)) return;
      event.preventDefault();
      latest.current[way]();
    }
    window.addEventListener('keydown', press);
    window.addEventListener('beforeinput', beforeInput);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('beforeinput', beforeInput);
    };
  }, []);
}

/** A dialog over the editor has its own fields. */
const isElsewhere = ({ target }: Event) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
