import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Guide } from '../contract.ts';
import { type GuideStepId, guideItems } from '../rules/guide-items.ts';
import { guideSteps } from '../texts/guide.ts';
import { requiredDocumentTexts, requiredTexts } from '../texts/guide-documents.ts';
import { interviewTexts } from '../texts/guide-interview.ts';
import { nifActions, nifDocumentTexts } from '../texts/guide-nif.ts';
import { onlineApplicationTexts } from '../texts/guide-online-application.ts';
import { settlementTexts } from '../texts/guide-settlement.ts';
import { ItemMark } from './item-mark.tsx';
import { stateWords } from './state-words.ts';

interface Line {
  title: string;
  done: boolean;
}

/** Everything there is to tick off, step by step, as boxes on paper. */
export function GuideChecklist({ guide }: { guide: Guide }) {
  return (
    <ol className="grid gap-5">
      {guide.steps.map((step, index) => (
        <li key={step.id} className="grid gap-1">
          <h2 className="text-lead">{guideSteps[index]?.title}</h2>
          <p className="text-small">
            {stateWords(step)}. {guideSteps[index]?.duration}.
          </p>
          <ul className="grid gap-1">
            {linesOf(guide, step.id).map(({ title, done }) => (
              <li key={title} className="flex items-start gap-2">
                <ItemMark done={done} />
                {title}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function linesOf(guide: Guide, step: GuideStepId): Line[] {
  const { completed, document_types, nif_document } = guide;
  const lines = <Id extends keyof typeof completed>(ids: readonly Id[], title: (id: Id) => string) =>
    ids.map((id) => ({ title: title(id), done: completed[id] !== undefined }));
  switch (step) {
    case 'nif-number':
      return lines(guideItems[step], (id) => nifActions[id].title);
    case 'nif-document':
      return [{ title: nifDocumentTexts.document, done: nif_document }];
    case 'documents':
      return requiredDocuments.map((type) => {
        const { name, note, timeToObtain } = requiredDocumentTexts[type];
        const title = `${name}: ${note}. ${requiredTexts.takes(timeToObtain)}.`;
        return { title, done: document_types.includes(type) };
      });
    case 'online-application':
      return lines(guideItems[step], (id) => onlineApplicationTexts.parts[id].title);
    case 'interview':
      return lines(guideItems[step], (id) => interviewTexts.areas[id].title);
    case 'settlement':
      return lines(guideItems[step], (id) => settlementTexts.tasks[id].title);
  }
}
