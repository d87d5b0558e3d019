import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { DifferenceList } from './difference-list.tsx';
import type { DraftInHand } from './use-draft.ts';

const texts = pageEditorTexts;

/** What stands between the words on the screen and the server: a failure, or somebody else's words. */
export function DraftAlerts({ hand }: { hand: DraftInHand }) {
  const { saving, keeper, draft, adopt } = hand;
  if (saving.kind === 'conflict') {
    const { theirs } = saving;
    return (
      <Alert
        tone="error"
        title={texts.conflict.title(theirs.updated_by_name ?? texts.conflict.somebody)}
        actions={
          <>
            <Button onClick={() => keeper.keepMine()}>{texts.conflict.keepMine}</Button>
            <Button
              onClick={() => {
                adopt(theirs, texts.conflict.takenTheirs);
                hand.editor.say(texts.conflict.taken);
              }}
            >
              {texts.conflict.takeTheirs}
            </Button>
          </>
        }
      >
        <p>{texts.conflict.body}</p>
        <DifferenceList before={draft} after={theirs.draft} />
      </Alert>
    );
  }
  if (saving.kind !== 'failed' && saving.kind !== 'refused') return null;
  const reasons = [...new Set([saving.error.message, ...Object.values(saving.error.fields)])].join(' ');
  const { failedBody, refusedBody } = texts.saving;
  return (
    <Alert
      tone="error"
      title={texts.saving.failedTitle}
      actions={<Button onClick={() => void keeper.flush()}>{texts.saving.tryNow}</Button>}
    >
      <p>{(saving.kind === 'refused' ? refusedBody : failedBody)(reasons)}</p>
    </Alert>
  );
}
