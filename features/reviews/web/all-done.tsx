import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { ButtonLink } from '#ui/link.tsx';
import { officeReviewTexts } from '../texts/office-reviews.ts';

const texts = officeReviewTexts.tab;

/** What comes behind the case in the queue of staff. */
export interface NextThing {
  name: string;
  what: string;
  to: string;
}

interface AllDoneProps {
  next: NextThing | undefined;
  onGoOn: () => void;
  /** The last paper was answered here: the focus goes to the way on, so that Enter leads there. */
  takesFocus: boolean;
}

/** The case is done: the way to what is next. */
export function AllDone({ next, onGoOn, takesFocus }: AllDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  const given = useRef(false);
  const isKnown = next !== undefined;
  useEffect(() => {
    if (!takesFocus || !isKnown || given.current) return;
    given.current = true;
    box.current?.querySelector('a')?.focus();
  }, [takesFocus, isKnown]);
  return (
    // At the left: toasts come up at the right.
    <div
      ref={box}
      className="-mx-4 -mb-3 grid justify-items-start gap-2 border-t border-line bg-good px-4 py-3"
    >
      <p role="status" className="font-strong text-good-text">
        {texts.allDone}
      </p>
      <WayOn next={next} onGoOn={onGoOn} />
    </div>
  );
}

/** The way to what is next in the queue; at its end to the documents of everybody. */
export function WayOn({ next, onGoOn }: Pick<AllDoneProps, 'next' | 'onGoOn'>) {
  const base = useOfficeBase();
  if (!next) return <ButtonLink to={`${base}/review`}>{texts.toQueue}</ButtonLink>;
  return (
    <ButtonLink
      to={next.to}
      className="text-left"
      onClick={(event: MouseEvent) => {
        // A new tab begins with what was known.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGoOn();
      }}
    >
      {texts.next(next.name, next.what)}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
