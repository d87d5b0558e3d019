import { useEffect, useReducer, useRef } from 'react';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { EditedPage } from './document.ts';
import { beginEditing, type EditorState, editorReducer } from './editor-state.ts';
import { nextSteps } from './history.ts';

const texts = pageEditorTexts;

export interface Act {
  /** The step's name, as Undo offers it. */
  what: string;
  /** Where it happened, to be shown when it is taken back. */
  place: string;
  /** What is chosen afterwards. */
  show?: string;
  /** What a screen reader is told. */
  say?: string;
}

/** The words of a page under edit, with the way back. `start` gives the state of the first render. */
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
    /** Typing: what follows within a moment in the same field is the same step. */
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
 * Takes back and does again by keys, anywhere in the window. Boxes to write in have a way back of their own, which knows
 * nothing of the others: it is never taken.
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
    // From the browser's own menu, or a gesture.
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

/** A window that lies over the editor has its own boxes. */
const isElsewhere = ({ target }: Event) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
