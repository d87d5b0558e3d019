import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { type GuideFacts, guideSteps } from '#features/guide/rules/guide.ts';
import { checkRecord } from '../record-age.ts';
import type { TaskId } from './tasks.ts';

/**
 * Which tasks are behind the person. A criminal record that will be older than six months at the appointment has to be
 * ordered again, also when it was uploaded.
 * @param issued - when the record was issued, 'YYYY-MM-DD', as the person saved it.
 * @param appointment - the day it is handed in.
 */
export function doneTasks(
  facts: GuideFacts,
  issued: string | null,
  appointment: string,
  today: string,
): Set<TaskId> {
  const behind = new Set(guideSteps(facts).flatMap(({ id, state }) => (state === 'completed' ? [id] : [])));
  const done = new Set<TaskId>();
  const { completed, documentTypes, nifDocument } = facts;
  if (behind.has('nif-number') || completed['nif-received'] !== undefined || nifDocument)
    done.add('nif-number');
  if (behind.has('nif-document') || nifDocument) done.add('nif-document');
  for (const type of requiredDocuments)
    if (behind.has('documents') || documentTypes.includes(type)) done.add(type);
  if (done.has('criminal-record')) done.add('apostille');
  if (issued !== null) done.add('criminal-record');
  if (behind.has('online-application') || completed['submit-and-confirm'] !== undefined)
    done.add('online-application');
  if (behind.has('interview')) done.add('interview');
  else if (issued !== null && isTooOld(issued, appointment, today)) {
    done.delete('criminal-record');
    done.delete('apostille');
  }
  return done;
}

function isTooOld(issued: string, appointment: string, today: string): boolean {
  const check = checkRecord(issued, appointment, today);
  return check.at === 'appointment' && check.fits === 'nowhere';
}
