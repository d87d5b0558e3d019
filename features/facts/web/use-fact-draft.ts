import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { OfficeFact } from '../contract.ts';
import { changedFields, factFields } from '../rules.ts';
import { contentOf, type FactForm, formOf } from './fact-form.ts';

/** As it lies in this tab: what was typed, when, and the fact as it stood before. */
interface Kept {
  at: string;
  values: FactForm;
  seen: OfficeFact;
}
type Draft = ReturnType<typeof useFactDraft>;

/** What somebody typed over a fact and did not save, kept in this tab. `kept` is what was there when the page came. */
export function useFactDraft(fact: OfficeFact) {
  const name = `${useSession().user?.id}:fact:${fact.id}`;
  const [kept] = useState(() => {
    const { at, values, seen } = readDraft<Partial<Kept>>(name, {});
    if (!at || !values || !seen) return undefined;
    // A draft of an older page may lack a field.
    const typed = { ...formOf(fact), ...values };
    // Saved already, by a press whose answer was lost.
    return changedFields(fact, contentOf(typed)).length === 0 ? undefined : { at, values: typed, seen };
  });
  return { name, kept, forget: () => keepDraft(name, undefined) };
}

/** Puts what was kept back into the form, and keeps what differs from the fact as it was `seen`. */
export function useKeptFields(form: UseFormReturn<FactForm>, { name, kept }: Draft, seen: OfficeFact): void {
  useEffect(() => {
    for (const field of factFields)
      if (kept && kept.values[field] !== form.getValues(field))
        form.setValue(field, kept.values[field], { shouldDirty: true });
  }, [form, kept]);
  useEffect(() => {
    const keep = () => {
      const values = form.getValues();
      if (same(values, formOf(seen))) return keepDraft(name, undefined);
      // A page that is loaded twice keeps the time at which it was typed.
      const at = kept && same(values, kept.values) ? kept.at : new Date().toISOString();
      keepDraft(name, { at, values, seen });
    };
    keep();
    const watching = form.watch(keep);
    return () => watching.unsubscribe();
  }, [form, name, kept, seen]);
}

const same = (one: FactForm, other: FactForm) => factFields.every((field) => one[field] === other[field]);
