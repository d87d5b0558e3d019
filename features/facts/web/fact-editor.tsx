import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { FormProblems, FormRefusal, StaleAlert } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { notify } from '#ui/notify.ts';
import type { OfficeFact } from '../contract.ts';
import { insteadOf } from '../durations.ts';
import { choicesOf } from '../hand-in-facts.ts';
import { changedFields, type FactField, type FactProblem, factFields, factProblems } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { contentOf, FactFields, type FactForm, formOf } from './fact-form.tsx';
import { Changes } from './fact-history.tsx';
import { FactLine } from './fact-line.tsx';
import { today, useSaveFact } from './office-queries.ts';

const texts = officeFactTexts;

/**
 * The form of a fact, seen at one version. What a colleague saved meanwhile is shown as `theirs`; nothing that was typed
 * is thrown away by it, nor by a reload of the page.
 */
function useFactForm(fact: OfficeFact) {
  const saving = useSaveFact(fact.id);
  const stateOf = (saved: OfficeFact) => ({ values: formOf(saved), seen: saved.version });
  const form = useForm<FactForm, OfficeFact>({
    draft: `fact:${fact.id}`,
    id: 'fact',
    start: () => formOf(fact),
    seen: fact.version,
    check: (values) => factProblems({ ...contentOf(values), id: fact.id }, today()),
    sentence: (field, problem) => texts.problem(field as FactField, problem as FactProblem),
    send: async (values, { seen = fact.version }): Promise<OfficeFact> => {
      const content = contentOf(values);
      const now = theirs ?? fact;
      if (changedFields(now, content).length === 0) return now;
      return saving.mutateAsync({ content, version: seen });
    },
    saved: stateOf,
    onDone: (saved) => {
      setOvertaken(undefined);
      if (saved === (theirs ?? fact)) notify.info(texts.nothingToSave);
      else notify.success(texts.saved, saved.is_shown ? texts.savedDetail : texts.savedHidden);
    },
    onRefused: (error) => error.code !== 'stale' && notify.error(texts.notSaved, error.message),
  });
  // What was typed before a reload began from an older version.
  const [overtaken, setOvertaken] = useState(
    form.isDirty && (form.seen ?? 0) < fact.version ? fact : undefined,
  );
  const theirs: OfficeFact | undefined = (form.stale?.fact as OfficeFact | undefined) ?? overtaken;
  function take(saved: OfficeFact) {
    setOvertaken(undefined);
    form.take(stateOf(saved));
  }
  // A version came back from the history: it is what is edited now, unless something is typed already.
  const isBehind = !form.isDirty && (form.seen ?? 0) < fact.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (isBehind) take(fact);
  }, [isBehind, fact]);
  return { form, theirs, take };
}

/** The form of one fact, beside it what applicants would read. */
export function FactEditor({ fact }: { fact: OfficeFact }) {
  const { form, theirs, take } = useFactForm(fact);
  const { busy, isDirty, restoredAt } = form;
  const content = contentOf(form.values);
  const instead = insteadOf({ ...content, id: fact.id });
  return (
    <>
      <LeaveGuard when={isDirty} texts={texts.leaving} onLeave={form.forget} />
      <Card aria-labelledby="preview-title" className="grid gap-3">
        <CardHeader id="preview-title" title={texts.preview.title} />
        {choicesOf(fact.id) ? (
          <p className="max-w-read text-muted">
            {texts.preview.counted(content.is_shown ? content.value : null)}
          </p>
        ) : content.is_shown ? (
          <div className="max-w-read">
            <FactLine fact={content} />
          </div>
        ) : (
          <p className="text-muted">{texts.preview.hidden}</p>
        )}
        {instead && (
          <Alert tone="info" title={texts.instead.title}>
            <p>{texts.instead.body(instead)}</p>
          </Alert>
        )}
      </Card>
      <Card aria-labelledby="fact-title" className="grid content-start gap-5">
        <FormProblems form={form} order={factFields} />
        <CardHeader id="fact-title" title={texts.formTitle} />
        {restoredAt !== undefined && isDirty && (
          <Alert
            tone="info"
            title={texts.restored.title}
            actions={
              <Button unavailable={busy} onClick={() => take(theirs ?? fact)}>
                {texts.restored.discard}
              </Button>
            }
          >
            {texts.restored.detail(formatDateTime(new Date(restoredAt)))}
          </Alert>
        )}
        <form noValidate onSubmit={form.submit} aria-labelledby="fact-title" className="grid gap-5">
          <FactFields form={form} choices={choicesOf(fact.id)} />
          {theirs && (
            <StaleAlert
              title={texts.stale.title(theirs.updated_by_name ?? texts.stale.unknownName)}
              texts={texts.stale}
              busy={busy}
              onOverwrite={() => form.overwrite(theirs.version)}
              onTake={() => take(theirs)}
            >
              <p>{texts.stale.body}</p>
              <Changes before={content} after={theirs} />
            </StaleAlert>
          )}
          {!form.stale && <FormRefusal form={form} title={texts.notSaved} kept={texts.kept} retry />}
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? texts.saving : texts.save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
