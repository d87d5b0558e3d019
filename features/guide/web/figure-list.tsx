import { useId } from 'react';
import { FactNote } from '#features/facts/web/fact-note.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import { figureAdvice, type GuideFigure } from '../texts/guide-figure.ts';

interface FigureListProps {
  title: string;
  figures: readonly GuideFigure[];
}

/** The figures of a step as they are specified, each with what differs from it, and the advice to check. */
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
              <b className="font-strong">
                <WholeRanges>{value}</WholeRanges>
              </b>
              {note && <FactNote fact={note} />}
              {remark && <p className="text-small text-muted">{remark}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{figureAdvice}</p>
    </section>
  );
}
