import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { forget, keep, readKept } from '#platform/browser/kept-storage.ts';
import { readStoredSession } from '#platform/browser/stored-session.ts';
import { Alert } from '#ui/alert.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { type CardDetails, isNif, portugueseDate } from '../rules.ts';
import { clerkCardTexts } from '../texts/clerk-cards.ts';

const texts = clerkCardTexts.details;

interface DetailsCardProps {
  details: CardDetails;
  typed: TypedDetails;
  onType: (field: keyof TypedDetails, text: string) => void;
  /** The profile and the saved days could not be read. */
  failed: boolean;
  /** Another person's name is with their application and not in the profile. */
  nameIsOwn: boolean;
  /** Shown on the cards where none is typed. */
  profilePhone: string | undefined;
  firstBox: RefObject<HTMLInputElement | null>;
}

/** What is on the cards: known things with where to change them, and boxes for what only this device keeps. */
export function DetailsCard({
  details,
  typed,
  onType,
  failed,
  nameIsOwn,
  profilePhone,
  firstBox,
}: DetailsCardProps) {
  const { name, passport } = details;
  const wrongNif = typed.nif.trim() !== '' && !isNif(typed.nif);
  return (
    <Card aria-labelledby="card-details" className="grid content-start gap-5">
      <CardHeader id="card-details" title={texts.title} />
      {failed ? (
        <Alert tone="info" title={texts.failed} />
      ) : (
        <dl className="grid gap-3">
          <div>
            <dt className="text-small text-muted">{texts.name}</dt>
            <dd className="font-strong wrap-anywhere">{name || texts.noName}</dd>
            {nameIsOwn && (
              <dd>
                <Link to="/profile" className="inline-flex min-h-control items-center">
                  {name ? texts.changeName : texts.addName}
                </Link>
              </dd>
            )}
          </div>
          <div>
            <dt className="text-small text-muted">{texts.passport}</dt>
            <dd className="font-strong">{passport ? portugueseDate(passport) : texts.noPassport}</dd>
            <dd>
              <Link to="/dashboard" className="inline-flex min-h-control items-center">
                {passport ? texts.changePassport : texts.addPassport}
              </Link>
            </dd>
          </div>
        </dl>
      )}
      <Field label={texts.nif} hint={texts.nifHint} error={wrongNif ? texts.nifProblem : undefined}>
        <TextInput
          ref={firstBox}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.nif}
          onChange={({ target }) => onType('nif', target.value)}
        />
      </Field>
      <Field label={texts.address} hint={texts.addressHint}>
        <Textarea
          rows={3}
          maxLength={300}
          value={typed.address}
          onChange={({ target }) => onType('address', target.value)}
        />
      </Field>
      <Field label={texts.phone} hint={profilePhone ? texts.phoneHint(profilePhone) : undefined}>
        <TextInput
          type="tel"
          maxLength={50}
          value={typed.phone}
          onChange={({ target }) => onType('phone', target.value)}
        />
      </Field>
      <Field label={texts.userNumber}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed['user-number']}
          onChange={({ target }) => onType('user-number', target.value)}
        />
      </Field>
      <p className="text-small text-muted">{texts.kept}</p>
    </Card>
  );
}

/** What is known for the cards of one application: from the profile, the saved days, and what was typed on this device. */
export function useCardDetails(application: Application, typed: TypedDetails) {
  const profile = useQuery(profileQuery);
  const dates = useDates(application.id);
  const nameIsOwn = application.applicant_name === '';
  const profilePhone = (nameIsOwn && profile.data?.profile?.phone) || undefined;
  const name = application.applicant_name || profile.data?.profile?.full_name || '';
  const details: CardDetails = {
    ...typed,
    name,
    phone: typed.phone.trim() || profilePhone,
    passport: dates.data?.passport_expiry,
  };
  const pending = !(profile.data || profile.error) || !(dates.data || dates.error);
  const failed = Boolean((profile.error && !profile.data) || (dates.error && !dates.data));
  return { details, pending, failed, nameIsOwn, profilePhone };
}

/** What a person types for their cards. It stays on the device: we need none of it, and a counter has no connection. */
interface TypedDetails {
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
