import { Card, CardHeader } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { experimentResultTexts } from '../texts/experiment-results.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

/** What stands behind each figure, for those who ask. */
export function Explanations() {
  return (
    <Card aria-labelledby="explain-title" className="grid content-start gap-1">
      <CardHeader id="explain-title" title={officeExperimentTexts.results.explain} />
      <div className="grid content-start items-start gap-x-6 sm:grid-cols-2">
        {Object.entries(experimentResultTexts).map(([id, { label, body }]) => (
          <Disclosure key={id} title={label}>
            <p className="max-w-read">{body}</p>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
