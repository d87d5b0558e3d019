import { formatCount, formatShare, formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import type { Results } from './verdict-strip.tsx';

const { split: texts } = officeExperimentTexts.results;

/** Who joined on each day, newest first: a split that is wrong began on some day. */
export function DailySplit({ results: { daily, experiment } }: { results: Results }) {
  return (
    <Card padded={false} aria-labelledby="split-title">
      <CardHeader
        id="split-title"
        title={texts.title}
        aside={texts.zone}
        className="border-b border-line px-4 py-3"
      />
      {daily.length === 0 ? (
        <p className="p-4 text-muted">{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className="max-h-112 overflow-y-auto" tabIndex={0} aria-label={texts.caption}>
          <Table caption={texts.caption} cardsWhenNarrow={false}>
            <Thead>
              <Th className="top-0!">{texts.day}</Th>
              {experiment.variants.map(({ id, variant_name }) => (
                <Th key={id} numeric className="top-0!">
                  {variant_name}
                </Th>
              ))}
            </Thead>
            <Tbody>
              {daily.toReversed().map(({ day, visitors }) => {
                const all = visitors.reduce((sum, one) => sum + one, 0);
                return (
                  <Tr key={day}>
                    <Td>
                      <time dateTime={day}>{formatShortDate(`${day}T12:00:00`)}</time>
                    </Td>
                    {experiment.variants.map(({ id }, at) => (
                      <Td key={id} numeric>
                        {formatCount(visitors[at] ?? 0)}{' '}
                        <span className="text-muted">
                          {texts.share(formatShare(all === 0 ? 0 : (visitors[at] ?? 0) / all))}
                        </span>
                      </Td>
                    ))}
                  </Tr>
                );
              })}
            </Tbody>
          </Table>
        </section>
      )}
    </Card>
  );
}
