import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { rateMessage, type SupportThread } from '../contract/support.ts';
import { ratingWordsLimit } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { useShowThread } from './queries.ts';

const texts = supportTexts.rating;

/** One question at the end of a thread. Pressing submits; the comment is optional, and both can be changed. */
export function RatingQuestion({ thread }: { thread: SupportThread }) {
  const show = useShowThread();
  const { rating } = thread;
  const [asking, setAsking] = useState(false);
  const [words, setWords] = useState(rating?.words ?? '');
  const [thanked, setThanked] = useState(false);
  const sending = useMutation<SupportThread, ApiError, { helpful: boolean; words: string; last: boolean }>({
    mutationFn: ({ helpful, words }) =>
      call(rateMessage, { params: { id: thread.id }, body: { helpful, words } }),
    onSuccess: (changed, { last }) => {
      show(changed);
      setAsking(!last);
      setThanked(last);
    },
  });
  const answer = (helpful: boolean) => sending.mutate({ helpful, words, last: false });
  const tooLong = words.trim().length > ratingWordsLimit;
  const said = rating && (rating.helpful ? 'yes' : 'no');

  if (!thread.abilities.rate) return null;
  return (
    <section aria-label={texts.question} className="grid gap-3 rounded-control border border-line px-4 py-3">
      <LiveRegion message={thanked ? texts.thanks : ''} />
      {said && !asking ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p>
            {thanked && <b className="font-strong">{texts.thanks} </b>}
            {texts.said[said]}
            {rating.words && <q className="block wrap-anywhere text-muted">{rating.words}</q>}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              setWords(rating.words ?? '');
              setAsking(true);
              setThanked(false);
            }}
          >
            {texts.change}
          </Button>
        </div>
      ) : (
        <>
          <p className="font-strong">{texts.question}</p>
          <div className="flex flex-wrap gap-3">
            {([true, false] as const).map((helpful) => {
              const Thumb = helpful ? ThumbsUp : ThumbsDown;
              return (
                <Button
                  key={String(helpful)}
                  aria-pressed={rating?.helpful === helpful}
                  className="aria-pressed:border-link! aria-pressed:bg-tint!"
                  busy={sending.isPending && sending.variables.helpful === helpful && !sending.variables.last}
                  onClick={() => answer(helpful)}
                >
                  <Thumb aria-hidden="true" />
                  {helpful ? texts.yes : texts.no}
                </Button>
              );
            })}
          </div>
          {said && (
            <form
              noValidate
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                if (!tooLong) sending.mutate({ helpful: rating.helpful, words, last: true });
              }}
            >
              <div className="grid gap-1.5">
                <Field
                  label={texts.words}
                  optional
                  hint={texts.wordsHint[said]}
                  error={tooLong ? texts.errors.tooLong : undefined}
                >
                  <Textarea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
                </Field>
                <CharacterCount value={words} max={ratingWordsLimit} />
              </div>
              <div>
                <Button type="submit" busy={sending.isPending && sending.variables.last}>
                  {sending.isPending && sending.variables.last ? texts.sending : texts.send}
                </Button>
              </div>
            </form>
          )}
        </>
      )}
      {sending.error && !sending.isPending && (
        <Alert
          tone="error"
          title={texts.failed}
          actions={
            <Button onClick={() => sending.variables && sending.mutate(sending.variables)}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          {sending.error.message}
        </Alert>
      )}
    </section>
  );
}
