import { categoryNames } from '#features/documents/texts/document-categories.ts';
import type { WaitingRecord } from '../contract.ts';
import { officeQueueTexts } from '../texts/office-queue.ts';

const texts = officeQueueTexts;

/** What there is to do: "Message to answer: Apostille". */
export function waitingWords({ kind, about, count }: WaitingRecord): string {
  if (kind === 'case') return texts.case(count);
  if (kind === 'message') return texts.message(about);
  if (kind === 'document') return texts.document(categoryNames[about as keyof typeof categoryNames], count);
  return kind === 'fact' ? texts.fact(count) : texts.refund;
}

/** Whose it is; of facts, where they are. */
export const nameOf = ({ kind, name }: WaitingRecord): string =>
  kind === 'fact' ? texts.facts : (name ?? texts.noName);
