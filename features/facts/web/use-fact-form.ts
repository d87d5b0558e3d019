import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import type { OfficeFact, staleFact } from '../contract.ts';
import { changedFields, factFields } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { checkFact, contentOf, type FactForm, formOf } from './fact-form.ts';
import { useFactDraft, useKeptFields } from './use-fact-draft.ts';
import { useSaveFact } from './use-office-facts.ts';

const texts = officeFactTexts;

/**
 * The form of a fact, seen at one version. What somebody else saved meanwhile is shown as `theirs`; nothing that was
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

  /** Whoever typed on while it was being saved keeps that, as a change to what is saved now. */
  function showSaved(saved: FactForm, sent: FactForm) {
    const typed = form.getValues();
    form.reset(saved, { keepSubmitCount: true });
    for (const field of factFields)
      if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true });
  }

  function giveUpFor(stands: OfficeFact) {
    setSeen(stands);
    setTheirs(undefined);
    setRestored(false);
    form.reset(formOf(stands));
    saving.reset();
  }

  return {
    form,
    theirs,
    /** When what stands there was typed, where it came back after the page was loaded anew. */
    restoredAt: isRestored ? draft.kept?.at : undefined,
    saving: saving.isPending,
    failed: saving.error && saving.error.code !== 'stale' ? saving.error : undefined,
    submit: form.handleSubmit(async (values) => {
      if (!saving.isPending) await send(values, seen.version);
    }),
    /** After a conflict: save what was typed over what stands there now. */
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
