import type { ComponentType } from 'react';
import { guideTexts } from '#features/guide/texts/guide.ts';
import type { StepBodies, StepBodyProps } from '#features/guide/web/step-body.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';

type Body = ComponentType<StepBodyProps>;
const body = (load: () => Promise<Body>) =>
  lazyPlace(async () => ({ default: await load() }), guideTexts.stepFailed.title);
/** One of those in which the appointment is. */
const bodyWithFolder = (load: () => Promise<Body>) =>
  body(async () => {
    const folder = import('#features/folder/web/with-folder.tsx');
    return (await folder).withFolder(await load());
  });

/** The inside of each step; its code comes when it is first opened. Here, because steps are made of several features. */
export const stepBodies: StepBodies = {
  'nif-number': body(
    async () => (await import('#features/guide/web/nif-number/nif-number-step.tsx')).NifNumberStep,
  ),
  'nif-document': body(
    async () => (await import('#features/documents/web/nif-document/nif-document-step.tsx')).NifDocumentStep,
  ),
  documents: body(
    async () => (await import('#features/documents/web/required/required-step.tsx')).RequiredStep,
  ),
  'online-application': bodyWithFolder(
    async () =>
      (await import('#features/guide/web/online-application/online-application-step.tsx'))
        .OnlineApplicationStep,
  ),
  interview: bodyWithFolder(
    async () => (await import('#features/guide/web/interview/interview-step.tsx')).InterviewStep,
  ),
  settlement: body(
    async () => (await import('#features/guide/web/settlement/settlement-step.tsx')).SettlementStep,
  ),
};
