import { ArrowDown, Copy, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button, Spinner } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import type { AssistantChoice } from '../contract.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { Answer, plainAnswer } from './answer.tsx';
import type { Exchange, Failure } from './exchanges.ts';

const { chat: texts, chat: itemTexts } = assistantTexts;

/** Nearer to its end than this, in pixels, the newest is in sight. */
const near = 24;

interface ConversationLogProps {
  exchanges: Exchange[];
  waiting: boolean;
  onAskAgain: (exchange: Exchange) => void;
  onChoose: (choice: AssistantChoice) => void;
}

/**
 * What was asked and answered. A new question comes to the top once; from then on its reader moves it, and nothing else
 * does. A saved conversation opens at its last question.
 */
export function ConversationLog({ exchanges, waiting, onAskAgain, onChoose }: ConversationLogProps) {
  const box = useRef<HTMLElement>(null);
  const [below, setBelow] = useState(false);
  const newest = exchanges.at(-1)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new question
  useEffect(() => {
    const log = box.current;
    const item = log?.querySelector(`[data-exchange="${newest}"]`);
    if (log && item) {
      log.scrollTop += item.getBoundingClientRect().top - log.getBoundingClientRect().top;
      log.scrollIntoView({ block: 'start' });
    }
    look();
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that grows moves the end
  useEffect(look, [exchanges]);

  function look() {
    const log = box.current;
    setBelow(log !== null && log.scrollHeight - log.scrollTop - log.clientHeight > near);
  }
  function jump() {
    const log = box.current;
    log?.scrollTo({ top: log.scrollHeight });
    log?.focus({ preventScroll: true });
  }
  if (exchanges.length === 0) return null;
  return (
    <div className="relative">
      <section
        ref={box}
        aria-label={texts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
        tabIndex={0}
        onScroll={look}
        className="max-h-(--log-h) scroll-mt-24 overflow-y-auto [--log-h:min(38rem,58svh)] rounded-control print:max-h-none"
      >
        <ul className="grid gap-6">
          {exchanges.map((exchange) => (
            <ExchangeItem
              key={exchange.key}
              exchange={exchange}
              blocked={waiting}
              onAskAgain={() => onAskAgain(exchange)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </section>
      {below && (
        <Button onClick={jump} className="absolute right-3 bottom-3 shadow-float">
          <ArrowDown aria-hidden="true" />
          {texts.latest}
        </Button>
      )}
    </div>
  );
}

interface ExchangeItemProps {
  exchange: Exchange;
  /** Another one is waited for. */
  blocked: boolean;
  onAskAgain: () => void;
  onChoose: (choice: AssistantChoice) => void;
}

/** A question and what came of it. */
export function ExchangeItem({ exchange, blocked, onAskAgain, onChoose }: ExchangeItemProps) {
  const { question, choice, file, state, parts, answer, failure } = exchange;
  const waiting = state === 'waiting';
  return (
    <li
      className="grid content-start gap-3 not-first:last:min-h-(--log-h) print:min-h-0!"
      data-exchange={exchange.key}
    >
      <div className="rounded-control bg-well px-4 py-3">
        <h3 className="text-small font-strong text-muted">{itemTexts.you}</h3>
        <p className="wrap-anywhere whitespace-pre-wrap">{question}</p>
        {file && <p className="text-small wrap-anywhere text-muted">{file}</p>}
      </div>
      <div aria-busy={waiting} className="grid gap-3 rounded-control bg-tint px-4 py-3">
        <h3 className="text-small font-strong text-muted">{itemTexts.assistant}</h3>
        {parts.length > 0 && <p className="wrap-anywhere whitespace-pre-wrap">{parts.join('\n')}</p>}
        {waiting && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            {itemTexts.waiting}
          </p>
        )}
        {state === 'stopped' && <p>{itemTexts.stopped}</p>}
        {state === 'unanswered' && <p>{itemTexts.unanswered}</p>}
        {answer && <Answer answer={answer} question={question} blocked={blocked} onChoose={onChoose} />}
        {failure && <FailureNote failure={failure} />}
        {!waiting && (
          <div className="flex flex-wrap gap-x-4">
            {answer && (
              <Button variant="quiet" onClick={() => void copy(plainAnswer(answer))}>
                <Copy aria-hidden="true" />
                {itemTexts.copy}
              </Button>
            )}
            {/* A choice is answered once: asked again, it would be answered the same. */}
            {!(answer && choice) && (
              <Button variant="quiet" unavailable={blocked} onClick={onAskAgain}>
                <RotateCcw aria-hidden="true" />
                {itemTexts.askAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(itemTexts.copied);
  } catch {
    notify.error(itemTexts.copyFailed);
  }
}

/** Why there is no answer, as the assistant says it. What a machine said about it is folded away. */
export function FailureNote({ failure }: { failure: Failure }) {
  if (failure.kind === 'refused')
    return (
      <Alert
        tone="info"
        title={failure.text}
        actions={
          failure.signIn && (
            <ButtonLink to="/auth?return_to=%2Fmoney">{assistantTexts.chat.signIn}</ButtonLink>
          )
        }
      />
    );
  if (failure.kind === 'unknown') return <p>{assistantTexts.unknownForm}</p>;
  if (failure.kind === 'unreachable') return <p>{assistantTexts.unreachable.answer(failure.text)}</p>;
  return (
    <>
      <p>{assistantTexts.failed}</p>
      <Disclosure title={assistantTexts.technical}>
        <p className="wrap-anywhere">{failure.text}</p>
      </Disclosure>
    </>
  );
}
