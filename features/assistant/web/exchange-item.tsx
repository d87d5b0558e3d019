import { Copy, RotateCcw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { Spinner } from '#ui/spinner.tsx';
import { assistantTexts } from '../texts/assistant.ts';
import { Answer, plainAnswer } from './answer.tsx';
import type { Exchange } from './exchanges.ts';
import { FailureNote } from './failure-note.tsx';

const { chat: texts } = assistantTexts;

interface ExchangeItemProps {
  exchange: Exchange;
  /** Another one is waited for. */
  blocked: boolean;
  onAskAgain: () => void;
}

/** A question and what came of it. */
export function ExchangeItem({ exchange, blocked, onAskAgain }: ExchangeItemProps) {
  const { question, file, state, parts, answer, failure } = exchange;
  const waiting = state === 'waiting';
  return (
    <li
      className="grid content-start gap-3 not-first:last:min-h-(--log-h) print:min-h-0!"
      data-exchange={exchange.key}
    >
      <div className="rounded-control bg-well px-4 py-3">
        <h3 className="text-small font-strong text-muted">{texts.you}</h3>
        <p className="wrap-anywhere whitespace-pre-wrap">{question}</p>
        {file && <p className="text-small wrap-anywhere text-muted">{file}</p>}
      </div>
      <div aria-busy={waiting} className="grid gap-3 rounded-control bg-tint px-4 py-3">
        <h3 className="text-small font-strong text-muted">{texts.assistant}</h3>
        {parts.length > 0 && <p className="wrap-anywhere whitespace-pre-wrap">{parts.join('\n')}</p>}
        {waiting && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            {texts.waiting}
          </p>
        )}
        {state === 'stopped' && <p>{texts.stopped}</p>}
        {state === 'unanswered' && <p>{texts.unanswered}</p>}
        {answer && <Answer answer={answer} />}
        {failure && <FailureNote failure={failure} />}
        {!waiting && (
          <div className="flex flex-wrap gap-x-4">
            {answer && (
              <Button variant="quiet" onClick={() => void copy(plainAnswer(answer))}>
                <Copy aria-hidden="true" />
                {texts.copy}
              </Button>
            )}
            <Button variant="quiet" unavailable={blocked} onClick={onAskAgain}>
              <RotateCcw aria-hidden="true" />
              {texts.askAgain}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(texts.copied);
  } catch {
    notify.error(texts.copyFailed);
  }
}
