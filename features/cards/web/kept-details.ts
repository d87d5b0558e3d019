import { useState } from 'react';
import { forget, keep, readKept } from '#platform/browser/kept-storage.ts';
import { readStoredSession } from '#platform/browser/stored-session.ts';

/** What a person types for their cards. It stays on the device: we need none of it, and a counter has no connection. */
export interface TypedDetails {
  nif: string;
  address: string;
  phone: string;
  'user-number': string;
}

const blank: TypedDetails = { nif: '', address: '', phone: '', 'user-number': '' };

const nameOf = (applicationId: string) => `cards:${applicationId}`;

function read(applicationId: string): TypedDetails {
  const userId = readStoredSession()?.user.id;
  const name = nameOf(applicationId);
  const found = userId && readKept(name, userId, Number.POSITIVE_INFINITY)[0];
  return found ? { ...blank, ...(found.kept.value as Partial<TypedDetails>) } : blank;
}

/** What this device keeps for the cards of one application, and how to change it. Signing out takes it away. */
export function useTypedDetails(applicationId: string) {
  const [details, setDetails] = useState(() => read(applicationId));
  function change(field: keyof TypedDetails, text: string): void {
    const next = { ...details, [field]: text };
    setDetails(next);
    const userId = readStoredSession()?.user.id;
    const name = nameOf(applicationId);
    if (!userId) return;
    if (Object.values(next).every((value) => value.trim() === '')) forget(name);
    else keep(name, { userId, at: Date.now(), value: next });
  }
  return { details, change };
}
