import { useEffect, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import type { OfficeFact, staleFact } from '#domain/contracts/facts.ts';
import {
  changedFields,
  type FactContent,
  type FactField,
  type FactProblem,
  factFields,
  factProblems,
} from '#domain/rules/facts.ts';
import { officeFactTexts } from '#domain/texts/office-facts.ts';
import { ApiError } from '../../lib/api.ts';
import { notify } from '../../ui/notify.ts';
import { today } from './today.ts';
import { useSaveFact } from './use-office-facts.ts';

const texts = officeFactTexts;

/** The fields as the form holds them: empty is ''. */
export type FactForm = { [Field in FactField]: Field extends 'is_shown' | 'is_quoted' ? boolean : string };

export function formOf(fact: FactContent): FactForm {
  return Object.fromEntries(factFields.map((field) => [field, fact[field] ?? ''])) as unknown as FactForm;
}

/** What the form holds, as it would be saved. */
export function contentOf(form: FactForm): FactContent {
  return Object.fromEntries(
    factFields.map((field) => {
      const value = form[field];
      return [field, typeof value === 'string' ? value.trim() || emptyOf(field) : value];
    }),
  ) as unknown as FactContent;
}

const emptyOf = (field: FactField) =>
  field === 'text' || field === 'source' || field === 'review_by' ? '' : null;

/** What keeps a fact from being saved, at its fields. */
export function checkFact(values: FactForm): ResolverResult<FactForm> {
  const problems = factProblems(contentOf(values), today());
  const found = Object.entries(problems) as [FactField, FactProblem][];
  if (found.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      found.map(([field, problem]) => [field, { type: problem, message: texts.problem(field, problem) }]),
    ),
  };
}

/**
 * The form of a fact, seen at one version. What somebody else saved meanwhile is shown as `theirs`; nothing that was
 * typed is thrown away by it.
 */
export function useFactForm(fact: OfficeFact) {
  const form = useForm<FactForm>({
    resolver: checkFact,
    defaultValues: formOf(fact),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const saving = useSaveFact(fact.id);
  const [seen, setSeen] = useState(fact);
  const [theirs, setTheirs] = useState<OfficeFact>();

  // A version came back from the history: it is what is edited now, unless something is typed already.
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || fact.version <= seen.version) return;
    setSeen(fact);
    form.reset(formOf(fact));
  }, [fact, seen, isDirty, form]);

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

  return {
    form,
    theirs,
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
    takeTheirs() {
      if (!theirs) return;
      setSeen(theirs);
      setTheirs(undefined);
      form.reset(formOf(theirs));
      saving.reset();
    },
  };
}
