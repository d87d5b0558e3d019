import { stageOfGuideStep } from '#features/applications/rules/journey.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { guideStepIds } from '../rules/guide-items.ts';
import { guideSteps } from '../texts/guide.ts';
import { howItFitsTexts as texts } from '../texts/how-it-fits.ts';

/** How steps, documents, stages and progress hang together. */
export default function HowItFits() {
  return (
    <>
      <p>{texts.guide}</p>
      <p>{texts.documents(guideSteps[guideStepIds.indexOf('documents')]?.title ?? '')}</p>
      <p>{texts.stages}</p>
      <ol className="grid list-decimal gap-1 pl-6">
        {applicationStages.map(({ title }, index) => (
          <li key={title}>{texts.stage(title, titlesOfStage(index + 1))}</li>
        ))}
      </ol>
      <p>{texts.progress}</p>
    </>
  );
}

const titlesOfStage = (stage: number) =>
  guideSteps.filter((_step, index) => stageOfGuideStep[index] === stage).map(({ title }) => title);
