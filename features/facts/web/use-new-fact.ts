import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { notify } from '#ui/notify.ts';
import { type FactNameProblem, factFields, factNameProblem } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { checkFact, contentOf, type FactForm } from './fact-form.ts';
import { today } from './today.ts';
import { useAddFact } from './use-office-facts.ts';

const texts = officeFactTexts.adding;
const nameDraft = 'new-fact-name';
const fieldsDraft = 'new-fact';

/** Half a year: most of what we know of fees and times changes once a year. */
const reviewAfterDays = 180;

function blank(): FactForm {
  const inHalfAYear = new Date(Date.now() + reviewAfterDays * 86_400_000).toISOString().slice(0, 10);
  const empty = Object.fromEntries(factFields.map((field) => [field, ''])) as unknown as FactForm;
  return {
    ...empty,
    trust: 'practitioner',
    review_by: inHalfAYear,
    checked_on: today(),
    is_shown: false,
    is_quoted: false,
  };
}

/** The form of a fact that there is not yet. What is typed is kept in this tab until it is added. */
export function useNewFact(onAdded: (id: string) => void) {
  const [name, setName] = useState(() => readDraft(nameDraft, { name: '' }).name);
  const [wrongName, setWrongName] = useState<FactNameProblem>();
  const [tries, setTries] = useState(0);
  const form = useForm<FactForm>({
    resolver: checkFact,
    // A draft of an older page may lack a field.
    defaultValues: { ...blank(), ...readDraft(fieldsDraft, blank()) },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() => {
    const watching = form.watch(() => keepDraft(fieldsDraft, form.getValues()));
    return () => watching.unsubscribe();
  }, [form]);
  const adding = useAddFact();

  async function send(values: FactForm) {
    try {
      const added = await adding.mutateAsync({ ...contentOf(values), name });
      keepDraft(nameDraft, undefined);
      keepDraft(fieldsDraft, undefined);
      notify.success(texts.saved);
      onAdded(added.id);
    } catch {
      // `failed` and `nameProblem` say it.
      setTries((before) => before + 1);
    }
  }

  const taken = adding.error?.fields.name === 'taken';
  return {
    form,
    name,
    nameProblem: wrongName ?? (taken ? ('taken' as const) : undefined),
    /** Changes with every try that failed. */
    tries,
    type(next: string) {
      setName(next);
      keepDraft(nameDraft, next ? { name: next } : undefined);
    },
    adding: adding.isPending,
    failed: taken ? undefined : (adding.error ?? undefined),
    async submit() {
      if (adding.isPending) return;
      adding.reset();
      const wrong = factNameProblem(name);
      setWrongName(wrong);
      setTries((before) => before + 1);
      await form.handleSubmit((values) => (wrong ? undefined : send(values)))();
    },
  };
}
