import { expect, test } from 'vitest';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { type ExperimentStatus, experimentAbilities } from '../rules/experiments.ts';
import { ExperimentStatusTag } from './experiment-actions.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { useExperimentForm, VariantFields } from './experiment-form.tsx';

const page = { id: 'page', slug: 'price', title: 'Price first', is_public: true };
const experiment: Experiment = {
  id: 'one',
  name: 'Words first',
  description: 'Words against price',
  traffic_percentage: 80,
  goal_event: 'cta_click',
  status: 'draft',
  version: 1,
  created_at: '2027-03-16T10:00:00Z',
  started_at: null,
  ended_at: null,
  decision: null,
  variants: [
    { id: 'a', variant_name: 'Control', traffic_weight: 70, position: 0, landing_page: page },
    { id: 'b', variant_name: 'Variant A', traffic_weight: 30, position: 1, landing_page: null },
  ],
  locked: null,
  abilities: experimentAbilities('draft', false),
};
const cardOf = (status: ExperimentStatus) =>
  officeMarkup(
    <ExperimentCard
      experiment={{ ...experiment, status, abilities: experimentAbilities(status, false) }}
      onEdit={() => undefined}
    />,
  );

test('a card says name, status, description, traffic, variants with weight and page, and when it was made', () => {
  const card = cardOf('draft');
  for (const words of ['Words first', 'Draft', 'Words against price', 'Traffic: 80% | Variants: 2'])
    expect(card).toContain(words);
  expect(wordsInEach(card, 'li')).toEqual(['Control 70% Price first', 'Variant A 30% No landing page']);
  expect(card).toContain('Mar 16, 2027');
});

test.each([
  ['draft', ['Start']],
  ['paused', ['Resume', 'Finish']],
  ['active', ['Pause', 'Finish']],
  ['completed', []],
] as const)('one that is %s offers %j', (status, offered) => {
  const verbs = ['Start', 'Resume', 'Pause', 'Finish'];
  const card = cardOf(status);
  expect(verbs.filter((verb) => card.includes(`${verb}: Words first`))).toEqual(offered);
});

test.each([
  ['active', 'bg-good'],
  ['paused', 'bg-next'],
  ['completed', 'bg-tint-strong'],
  ['draft', 'bg-well'],
] as const)('the badge of one that is %s is %s: green, yellow, blue or grey', (status, color) => {
  expect(officeMarkup(<ExperimentStatusTag status={status} />)).toContain(color);
});

function NewVariants() {
  const hook = useExperimentForm(undefined, () => undefined);
  return <VariantFields hook={hook} messageOf={() => undefined} />;
}

test('a new one begins with Control and Variant A at 50 each, and neither can be removed', () => {
  const form = officeMarkup(<NewVariants />);
  const values = [...form.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(['Control', '50', 'Variant A', '50']);
  const removals = [...form.matchAll(/<button[^>]*aria-label="Remove [^>]*>/g)].map(([button]) => button);
  expect(removals.filter((button) => !button.includes('aria-disabled="true"'))).toEqual([]);
});
