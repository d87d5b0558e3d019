import { CornerLeftUp } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { call } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { useFetchedWhenIdle } from '#ui/lazy-part.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tile, type TileFigure } from '#ui/tile.tsx';
import { getAssistant } from '../contract.ts';
import { assistantLimits } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { Composer } from './composer.tsx';
import { keepAssistantDraft, readAssistantDraft, useAttachment } from './draft.ts';
import { useChat } from './use-chat.ts';

const {
  chat: texts,
  history,
  chat: limitTexts,
  history: historyTexts,
  cards,
  cardsTitle,
  suggestions,
  suggestionsTitle,
} = assistantTexts;

/** Nothing of it is on the page before the first question; it is fetched while that is typed. */
const fetchLog = async () => ({ default: (await import('./conversation-log.tsx')).ConversationLog });

const ConversationLog = lazyPlace(fetchLog, uiTexts.notCome(texts.log));

/** Visitors have no history, and it brings what signed-in screens share. */
const History = lazyPlace(async () => {
  const [{ ServerState }, { HistoryPanel }] = await Promise.all([
    import('#platform/browser/server-state.tsx'),
    import('./history-panel.tsx'),
  ]);
  return {
    default: (props: Parameters<typeof HistoryPanel>[0]) => (
      <ServerState>
        <HistoryPanel {...props} />
      </ServerState>
    ),
  };
}, uiTexts.notCome(history.title));

/** The assistant: what it helps with, the conversation, what was asked before, and questions to begin with. */
export function AssistantScreen() {
  const userId = useSession().user?.id;
  const attachment = useAttachment();
  const chat = useChat({ userId, onFileGone: () => attachment.remove(true) });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const withLog = useFetchedWhenIdle(fetchLog, chat.exchanges.length > 0);
  const toGoogle = useEngine(userId) === 'gemini';

  // The server does not know what is in this tab.
  useEffect(() => setText((now) => now || readAssistantDraft().text), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that is read, or gone, ends what was wrong without it
  useEffect(() => setProblem(undefined), [attachment.state.step]);
  useForgetOthers(userId, () => {
    chat.show([], undefined);
    write('');
    attachment.remove(true);
  });

  function write(next: string) {
    setText(next);
    setProblem(undefined);
    keepAssistantDraft({ text: next });
  }
  function send() {
    if (chat.waiting) return;
    if (attachment.state.step === 'reading') return setProblem(texts.errors.reading);
    const question = text.trim() || (attachment.file ? texts.analyze : '');
    if (!question) return setProblem(texts.errors.missing);
    if (question.length > assistantLimits.question) return setProblem(texts.errors.tooLong);
    if (chat.send(question, attachment.file)) write('');
  }
  function suggest(question: string) {
    write(question);
    scrollTo({ top: 0 });
    box.current?.focus();
  }
  const answered = chat.exchanges.filter(({ state }) => state === 'answered').length;
  return (
    <div className="grid grid-cols-1 gap-8">
      <InfoCards />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Card aria-labelledby="assistant-chat" className="grid min-w-0 gap-6">
            <CardHeader id="assistant-chat" title={texts.heading} />
            {withLog && (
              <Suspense>
                <ConversationLog
                  exchanges={chat.exchanges}
                  waiting={chat.waiting}
                  onAskAgain={(exchange) => chat.send(exchange.question, attachment.file, exchange)}
                  onChoose={chat.choose}
                />
              </Suspense>
            )}
            <LiveRegion message={chat.said} />
            <Composer
              text={text}
              onWrite={write}
              box={box}
              attachment={attachment}
              waiting={chat.waiting}
              onSend={send}
              onStop={chat.stop}
              toGoogle={toGoogle}
              problem={problem}
            />
          </Card>
          <Suggestions onChoose={suggest} />
        </div>
        <RequireSession waiting={<Skeleton className="h-40" />} otherwise={<AskForAccount />}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <History
              openId={chat.conversationId}
              answered={answered}
              onShow={chat.show}
              onOpen={chat.showLater}
            />
          </Suspense>
        </RequireSession>
      </div>
    </div>
  );
}

/** Who answers this person; until it is known, the one that keeps everything here. */
function useEngine(userId: string | undefined) {
  const [engine, setEngine] = useState<'library' | 'gemini'>('library');
  useEffect(() => {
    let stays = true;
    setEngine('library');
    if (userId)
      call(getAssistant, {}).then(
        (answer) => stays && setEngine(answer.engine),
        // The page works without; asking tells what is wrong.
        () => {},
      );
    return () => {
      stays = false;
    };
  }, [userId]);
  return engine;
}

/** What one person asked, was answered and is still writing leaves the screen when another one signs in, or nobody is. */
function useForgetOthers(userId: string | undefined, forget: () => void) {
  const last = useRef(userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the person changes, and at no other time
  useEffect(() => {
    if (last.current !== undefined && last.current !== userId) forget();
    last.current = userId;
  }, [userId]);
}

/** In place of the history: how much a visitor can ask, and what an account changes. */
function AskForAccount() {
  return (
    <Card
      aria-labelledby="assistant-history"
      className="no-print grid content-start justify-items-start gap-3"
    >
      <h2 id="assistant-history" className="text-xl">
        {historyTexts.title}
      </h2>
      <p>{limitTexts.noHistory}</p>
      <ButtonLink to="/auth?return_to=%2Fmoney">{limitTexts.signIn}</ButtonLink>
    </Card>
  );
}

const figures: Record<keyof typeof cards, TileFigure> = {
  planning: 'star',
  investment: 'key',
  documents: 'folio',
};

/** Three things that it helps with. */
function InfoCards() {
  return (
    <section aria-label={cardsTitle} className="@container">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((name) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-4 gap-y-2 rounded-card border border-line bg-surface p-4 @max-[13rem]:grid-cols-1"
          >
            <Tile figure={figures[name]} className="size-12" />
            <div>
              <h2 className="text-lead font-strong">{cards[name].title}</h2>
              <p className="text-muted">{cards[name].detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions that people ask. A press puts one into the box at the top; it is sent by its reader. */
function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <section aria-labelledby="suggestions" className="no-print grid grid-cols-1 gap-3">
      <h2 id="suggestions" className="text-xl">
        {suggestionsTitle}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {suggestions.map((question) => (
          <li key={question}>
            <Button onClick={() => onChoose(question)} className="w-full justify-between! text-left!">
              {question}
              <CornerLeftUp aria-hidden="true" className="flex-none" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
