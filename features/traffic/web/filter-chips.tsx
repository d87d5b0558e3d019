import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { breakdowns } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import type { AnalyticsAddress } from './use-analytics-filter.ts';
import { wordsOf } from './words.ts';

const texts = officeAnalyticsTexts.filters;

/** What the figures are narrowed to; a press takes one away. Nothing where there is none. */
export function FilterChips({ address, page }: { address: AnalyticsAddress; page: string | undefined }) {
  const { filter } = address;
  const chips = [
    ...(filter.page && page ? [{ name: 'page' as const, value: page }] : []),
    ...breakdowns.flatMap((name) => {
      const value = filter[name];
      return value === undefined ? [] : [{ name, value: wordsOf(name, value) }];
    }),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="flex flex-wrap items-center gap-2 pb-4">
      {chips.map(({ name, value }) => (
        <li key={name} className="min-w-0">
          <Button
            aria-label={texts.remove(texts.names[name], value)}
            onClick={() => address.change({ [name]: undefined })}
            className="max-w-full bg-tint text-left break-words"
          >
            {texts.chip(texts.names[name], value)}
            <X aria-hidden="true" className="flex-none print:hidden" />
          </Button>
        </li>
      ))}
      <li className="print:hidden">
        <Button variant="quiet" onClick={address.clear}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  );
}
