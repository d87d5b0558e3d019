import type { Application } from '#features/applications/contract/applications.ts';
import { stageOfGuideStep } from '#features/applications/rules/journey.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Guide } from '../contract.ts';
import { guideStepIds } from '../rules/guide-items.ts';
import { guideSteps } from '../texts/guide.ts';

const { fit, journey } = dashboardTexts;

/** Three counts, each with its noun, and how they hang together. */
export function JourneyFigures({ application, guide }: { application: Application; guide: Guide }) {
  const stage = applicationStages[application.current_step - 1];
  return (
    <div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{journey.guide(guide.steps_completed)}</li>
        <li>{journey.documents(guide.document_types.length)}</li>
        {stage && <li>{journey.stage(application.current_step, stage.title)}</li>}
      </ul>
      <Disclosure title={fit.title} className="max-w-read">
        <p>{fit.guide}</p>
        <p>{fit.documents(guideSteps[guideStepIds.indexOf('documents')]?.title ?? '')}</p>
        <p>{fit.stages}</p>
        <ol className="grid list-decimal gap-1 pl-6">
          {applicationStages.map(({ title }, index) => (
            <li key={title}>{fit.stage(title, titlesOfStage(index + 1))}</li>
          ))}
        </ol>
        <p>{fit.progress}</p>
      </Disclosure>
    </div>
  );
}

const titlesOfStage = (stage: number) =>
  guideSteps.filter((_step, index) => stageOfGuideStep[index] === stage).map(({ title }) => title);
