import type { RefObject } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { CardDetails } from '../rules/card-lines.ts';
import { isNif } from '../rules/nif.ts';
import { portugueseDate } from '../rules/portuguese-date.ts';
import { clerkCardTexts } from '../texts/clerk-cards.ts';
import type { TypedDetails } from './kept-details.ts';

const texts = clerkCardTexts.details;

interface DetailsCardProps {
  details: CardDetails;
  typed: TypedDetails;
  onType: (field: keyof TypedDetails, text: string) => void;
  /** The profile and the saved days could not be read. */
  failed: boolean;
  /** Somebody else's name stands with their application and not in the profile. */
  nameIsOwn: boolean;
  /** Stands on the cards where none is typed. */
  profilePhone: string | undefined;
  firstBox: RefObject<HTMLInputElement | null>;
}

/** What stands on the cards: known things with where to change them, and boxes for what only this device keeps. */
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
