import { useRef, useState } from 'react';
import type { Output } from '#platform/shared/contract.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { listOwnApplications } from '../contract/applications.ts';
import { householdTexts } from '../texts/household.ts';
import { AddPersonForm } from './add-person-form.tsx';

interface AddPersonProps {
  /** How many applications there are. */
  used: number;
  allowance: Output<typeof listOwnApplications>['allowance'];
}

/** One more person: how many are possible is said before anybody presses, and what to do when there is no room. */
export function AddPerson({ used, allowance: { allowed, limited_by } }: AddPersonProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const texts = householdTexts.allowance;
  const full = used >= allowed;
  const byPlan = limited_by === 'plan';
  function close() {
    setOpen(false);
    // The form goes and takes the focus with it: whoever uses the keyboard goes on here.
    place.current?.focus();
  }
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-2">
      <p className="text-muted">
        {byPlan ? texts.ofPlan(allowed) : texts.ofSetting(allowed)} {texts.used(used, allowed)}
      </p>
      {full ? (
        <Link to={byPlan ? '/subscription' : '/support'} className="inline-flex min-h-control items-center">
          {byPlan ? texts.seePlans : texts.contact}
        </Link>
      ) : open ? (
        <AddPersonForm onClose={close} />
      ) : (
        <Button onClick={() => setOpen(true)}>{householdTexts.add.button}</Button>
      )}
    </div>
  );
}
