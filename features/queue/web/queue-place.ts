import type { WaitingRecord } from '../contract.ts';
import { dueFacts, type QueueScope } from '../rules.ts';

/**
 * Where in the queue what is on screen is, so that `Next` goes on behind it also when it has been answered
 * and waits no more. Ids alone, in this tab's storage.
 */
interface QueuePlace {
  /** Of what is on screen (`subjectOf`). */
  id: string;
  whose: QueueScope;
  place: string;
}

const key = 'rumo-queue-place';
// Storage can be forbidden: the place then lasts as long as the page.
let unsaved: string | null = null;

export function rememberPlace(place: QueuePlace): void {
  const text = JSON.stringify(place);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    unsaved = text;
  }
}

/** The last place in this tab; undefined when there was none. */
export function rememberedPlace(): QueuePlace | undefined {
  let text: string | null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    text = unsaved;
  }
  return text === null ? undefined : (JSON.parse(text) as QueuePlace);
}

/** Where something was in the queue when this tab last had it open; undefined when that was something else. */
export function placeOf(id: string): string | undefined {
  const last = rememberedPlace();
  return last?.id === id ? last.place : undefined;
}

/** The address where a record is worked on: a document at once, a case with its documents where some wait. */
export function addressOf(record: WaitingRecord, base: string): string {
  const { kind, id, application_id, document_id } = record;
  if (kind === 'message') return `${base}/support/${id}`;
  if (kind === 'refund') return `${base}#refund-requests`;
  if (kind === 'fact') return `${base}/facts?due=1`;
  const address = `${base}/applications/${application_id}`;
  return document_id ? `${address}?tab=documents&document=${document_id}` : address;
}

/** What a record belongs to: a case, a conversation, a refund request or the facts past their day. */
export const subjectOf = ({ kind, application_id, id }: WaitingRecord): string =>
  kind === 'fact' ? dueFacts : (application_id ?? id);
