import { formatTimeWithSeconds } from '#platform/browser/format.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { SaveState } from './draft-keeper.ts';

const texts = pageEditorTexts.saving;

/** How far the server has the words. Not read out, every few seconds; what fails is, by an alert of its own. */
export function SavedLine({ saving }: { saving: SaveState }) {
  const isWorse = saving.kind === 'failed' || saving.kind === 'refused' || saving.kind === 'conflict';
  return (
    <p className={isWorse ? 'text-small font-strong text-bad-text' : 'text-small text-muted'}>
      {wordsFor(saving)}
    </p>
  );
}

function wordsFor(saving: SaveState): string {
  if (saving.kind === 'saved') return saving.at ? texts.saved(formatTimeWithSeconds(saving.at)) : texts.same;
  if (saving.kind === 'unsaved') return texts.unsaved;
  if (saving.kind === 'saving') return texts.now;
  return saving.kind === 'failed' ? texts.failed : texts.held;
}
