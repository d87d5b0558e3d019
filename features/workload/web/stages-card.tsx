import { applicationStages } from '#features/applications/texts/applications.ts';
import { formatCount } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { StageAges } from '../contract.ts';
import { officeWorkloadTexts } from '../texts/office-workload.ts';

const { stages: texts, ages } = officeWorkloadTexts;

/** How many cases are open in each stage, and for how long. */
export function StagesCard({ stages }: { stages: readonly StageAges[] }) {
  const total = ages.map((_, at) => stages.reduce((sum, stage) => sum + (stage.ages[at] ?? 0), 0));
  const rows = [
    ...stages.map(({ stage, ages: counts }) => ({ title: applicationStages[stage - 1]?.title, counts })),
    { title: texts.all, counts: total },
  ];
  return (
    <Card padded={false} aria-labelledby="open-cases">
      <CardHeader id="open-cases" title={texts.title} className="px-4 pt-3" />
      <p className="px-4 pb-3 text-small text-muted">{texts.method}</p>
      <Table caption={texts.title}>
        <Thead>
          <Th>{texts.stage}</Th>
          {ages.map((age) => (
            <Th key={age} numeric>
              {age}
            </Th>
          ))}
          <Th numeric>{texts.all}</Th>
        </Thead>
        <Tbody>
          {rows.map(({ title, counts }) => (
            <Tr key={title}>
              <Td className="font-strong">{title}</Td>
              {ages.map((age, at) => (
                <Td key={age} label={age} numeric className={counts[at] ? undefined : 'text-muted'}>
                  {formatCount(counts[at] ?? 0)}
                </Td>
              ))}
              <Td label={texts.all} numeric className="font-strong">
                {formatCount(counts.reduce((sum, count) => sum + count, 0))}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  );
}
