import type { Application } from '#domain/contracts/applications.ts';
import type { Guide } from '#domain/contracts/guide.ts';
import { guideStepIds } from '#domain/rules/guide-items.ts';
import { stageOfGuideStep } from '#domain/rules/journey.ts';
import { applicationStages } from '#domain/texts/applications.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { guideSteps } from '#domain/texts/guide.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

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
