import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { assistantTexts } from '../texts/assistant.ts';
import { ExchangeItem } from './exchange-item.tsx';
import type { Exchange } from './exchanges.ts';

const { chat: texts } = assistantTexts;

/** Nearer to its end than this, in pixels, the newest is in sight. */
const near = 24;

interface ConversationLogProps {
  exchanges: Exchange[];
  waiting: boolean;
  onAskAgain: (exchange: Exchange) => void;
}

/**
 * What was asked and answered. A new question comes to the top once; from then on its reader moves it, and nothing else
 * does. A saved conversation opens at its last question.
 */
export function ConversationLog({ exchanges, waiting, onAskAgain }: ConversationLogProps) {
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
