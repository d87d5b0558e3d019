import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';
import { Explain } from '#ui/explain.tsx';
import type { AnalyticsTable } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { SaveTable } from './save-table.tsx';
import type { AnalyticsFilter } from './use-analytics-filter.ts';

export interface FigureCardProps {
  title: string;
  /** What the figures mean, behind the "?". */
  means: readonly string[];
  table: AnalyticsTable;
  filter: AnalyticsFilter;
  /** Stands in the title's line, before the button that saves. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A chart or a table with its name, its meaning and the way to its file. */
export function FigureCard({ title, means, table, filter, aside, children }: FigureCardProps) {
  const heading = useId();
  return (
    <Card padded={false} aria-labelledby={heading} className="@container min-w-0 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line py-1.5 pr-2 pl-4">
        <div className="flex items-center gap-1">
          <h2 id={heading} className="text-lead">
            {title}
          </h2>
          <Explain label={officeAnalyticsTexts.explain.button(title)}>
            {means.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Explain>
        </div>
        <span className={clsx('ml-auto @2xl:order-last', aside && '@2xl:ml-0')}>
          <SaveTable table={table} title={title} filter={filter} />
        </span>
        {aside && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-2xl:basis-full @max-2xl:pb-1 @2xl:ml-auto">
            {aside}
          </div>
        )}
      </div>
      {children}
    </Card>
  );
}
