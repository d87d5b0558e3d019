import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { OfficeDocument } from '../contract.ts';
import { type OpeningReason, openingReasons } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';

const texts = officeReviewTexts.opening;

interface OpeningFormProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  onOpen: (reason: OpeningReason) => void;
}

/** Asks once per sitting why documents are opened, and says what becomes of the answer. */
export function OpeningForm({ document, name, onOpen }: OpeningFormProps) {
  const [reason, setReason] = useState<OpeningReason>('review');
  return (
    <form
      className="grid content-center justify-items-start gap-4 p-card md:p-10"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(reason);
      }}
    >
      <Lock aria-hidden="true" className="size-8 text-muted" />
      <p className="text-lead font-strong wrap-anywhere">{texts.title(document.file_name)}</p>
      <p className="max-w-read">{texts.recorded(name)}</p>
      <Field label={texts.reason} hint={texts.remembered} className="w-full max-w-md">
        <Select value={reason} onChange={({ target }) => setReason(reasonOf(target.value) ?? reason)}>
          {openingReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{texts.open}</Button>
    </form>
  );
}

const reasonOf = (value: string) => openingReasons.find((one) => one === value);
