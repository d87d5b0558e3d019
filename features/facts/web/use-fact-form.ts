import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import { notify } from '#ui/notify.ts';
import type { OfficeFact, staleFact } from '../contract.ts';
import { changedFields, factFields } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { checkFact, contentOf, type FactForm, formOf } from './fact-form.tsx';
import { useSaveFact } from './office-queries.ts';

const texts = officeFactTexts;

/**
 * The form of a fact, seen at one version. What a colleague saved meanwhile is shown as `theirs`; nothing that was
 * typed is thrown away by it, nor by a reload of the page.
 */
export function useFactForm(fact: OfficeFact) {
  const draft = useFactDraft(fact);
  const [seen, setSeen] = useState(draft.kept?.seen ?? fact);
  const [theirs, setTheirs] = useState(seen.version < fact.version ? fact : undefined);
  const [isRestored, setRestored] = useState(draft.kept !== undefined);
  const form = useForm<FactForm>({
    resolver: checkFact,
    defaultValues: formOf(seen),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const saving = useSaveFact(fact.id);

  // A version came back from the history: it is what is edited now, unless something is typed already.
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || theirs || fact.version <= seen.version) return;
    setSeen(fact);
    form.reset(formOf(fact));
  }, [fact, seen, theirs, isDirty, form]);
  useKeptFields(form, draft, seen);

  async function send(values: FactForm, version: number) {
    const content = contentOf(values);
    if (changedFields(theirs ?? seen, content).length === 0) {
      notify.info(texts.nothingToSave);
      return;
    }
    try {
      const saved = await saving.mutateAsync({ content, version });
      setSeen(saved);
      setTheirs(undefined);
      setRestored(false);
      showSaved(formOf(saved), values);
      notify.success(texts.saved, saved.is_shown ? texts.savedDetail : texts.savedHidden);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale')
        setTheirs((error.details as { fact: (typeof staleFact)['_output']['fact'] }).fact);
      else notify.error(texts.notSaved, error instanceof Error ? error.message : '');
    }
  }

  /** What was typed while it was being saved is kept, as a change to what is saved now. */
  function showSaved(saved: FactForm, sent: FactForm) {
    const typed = form.getValues();
    form.reset(saved, { keepSubmitCount: true });
    for (const field of factFields)
      if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true });
  }

  function giveUpFor(saved: OfficeFact) {
    setSeen(saved);
    setTheirs(undefined);
    setRestored(false);
    form.reset(formOf(saved));
    saving.reset();
  }

  return {
    form,
    theirs,
    /** When what is there was typed, where it came back after the page was reloaded. */
    restoredAt: isRestored ? draft.kept?.at : undefined,
    saving: saving.isPending,
    failed: saving.error && saving.error.code !== 'stale' ? saving.error : undefined,
    submit: form.handleSubmit(async (values) => {
      if (!saving.isPending) await send(values, seen.version);
    }),
    /** After a conflict: save what was typed over what is there now. */
    overwrite: form.handleSubmit(async (values) => {
      if (theirs) await send(values, theirs.version);
    }),
    /** After a conflict: give up what was typed. */
    takeTheirs: () => theirs && giveUpFor(theirs),
    /** Gives up what came back. */
    discard: () => giveUpFor(theirs ?? seen),
    /** Leaves what was typed behind for good. */
    forget: draft.forget,
  };
}

/** As it lies in this tab: what was typed, when, and the fact as it was before. */
interface Kept {
  at: string;
  values: FactForm;
  seen: OfficeFact;
}

type Draft = ReturnType<typeof useFactDraft>;

/** What the user typed over a fact and did not save, kept in this tab. `kept` is what was there when the page came. */
function useFactDraft(fact: OfficeFact) {
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
function useKeptFields(form: UseFormReturn<FactForm>, { name, kept }: Draft, seen: OfficeFact): void {
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
