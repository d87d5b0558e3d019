import { documentCount } from '#features/documents/texts/document-counts.ts';

/** How steps, documents, stages and progress hang together; fetched when it is opened on the dashboard. */
export const howItFitsTexts = {
  guide: 'The guide has six steps. You mark each one as completed yourself.',
  documents: (step: string) =>
    `The documents are ${documentCount} types of paper. You collect them in “${step}”.`,
  stages: 'Our team counts four stages. They follow from your steps:',
  stage: (title: string, steps: readonly string[]) => `${title}: ${steps.join('; ')}`,
  progress: 'Progress is the share of the six steps that are completed. It starts at 5%.',
} as const;
