import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { LeadingFact } from '#features/facts/web/fact-note.tsx';
import { formatDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../../contract.ts';
import type { GuideItemId } from '../../rules/guide-items.ts';
import { guideTexts } from '../../texts/guide.ts';
import { figureAdvice, type GuideFigure } from '../../texts/guide-figure.ts';
import { ItemMark } from '../checklist.tsx';
import { useSetGuideItem } from '../use-guide.ts';

const texts = guideTexts.item;

interface GuideItemProps {
  guide: Guide;
  id: GuideItemId;
  title: string;
  /** The button's label: 'Mark as Ready' instead of 'Mark as Completed'. */
  mark?: string;
  /** Priority and timeframe: one muted line below the title. */
  meta?: ReactNode;
  children?: ReactNode;
  readOnly: boolean;
}

/** A checklist item (`li`): one button, then the time it was ticked and Undo. */
export function GuideItem({ guide, id, title, mark = texts.mark, meta, children, readOnly }: GuideItemProps) {
  const { set, pending } = useSetGuideItem(guide.application_id);
  const heading = useId();
  const done = guide.completed[id];
  return (
    <li
      aria-labelledby={heading}
      className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-4 print:break-inside-auto! print:py-2"
    >
      <ItemMark done={done !== undefined} />
      <div className="grid min-w-0 justify-items-start gap-2 print:gap-0.5">
        <div className="print:flex print:flex-wrap print:items-baseline print:gap-x-4">
          <h3 id={heading} className="text-base">
            {title}
          </h3>
          {meta && <div className="text-small text-muted">{meta}</div>}
        </div>
        {/* On paper a ticked item is one line. */}
        <div className={clsx('grid gap-2 print:gap-0.5', done && 'print:hidden')}>{children}</div>
        {done ? (
          <p className="flex min-h-control flex-wrap print:min-h-0 items-center gap-x-4 text-small text-muted">
            {texts.done(formatDate(done))}
            {!readOnly && (
              <Button
                variant="quiet"
                className="no-print"
                aria-label={texts.about(texts.change, title)}
                onClick={() => void set(id, false)}
              >
                {texts.change}
              </Button>
            )}
          </p>
        ) : (
          !readOnly && (
            <Button
              className="no-print"
              busy={pending(id)}
              aria-label={texts.about(mark, title)}
              onClick={() => void set(id, true)}
            >
              {mark}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

interface FigureListProps {
  title: string;
  figures: readonly GuideFigure[];
}

/** The figures of a step, what we know before what is specified, and the advice to check. */
export function FigureList({ title, figures }: FigureListProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 rounded-control bg-well p-4 print:gap-2 print:bg-transparent print:p-0"
    >
      <h3 id={heading} className="text-lead">
        {title}
      </h3>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:text-small print:leading-snug">
        {figures.map(({ label, value, note, remark }) => (
          <div key={label} className="grid content-start gap-1">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="grid gap-1">
              {note ? (
                <LeadingFact fact={note} specified={value} />
              ) : (
                <b className="font-strong">
                  <WholeRanges>{value}</WholeRanges>
                </b>
              )}
              {remark && <p className="text-small text-muted">{remark}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{figureAdvice}</p>
    </section>
  );
}
