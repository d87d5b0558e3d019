import { formatDateTime } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import type { OfficeFact } from '../contract.ts';
import { factFields } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { contentOf, FactFields, fieldIdOf } from './fact-form.tsx';
import { Changes } from './fact-history.tsx';
import { FactLine } from './fact-line.tsx';
import { useFactForm } from './use-fact-form.ts';

const texts = officeFactTexts;

/** The form of one fact, beside it what applicants would read. */
export function FactEditor({ fact }: { fact: OfficeFact }) {
  const { form, theirs, restoredAt, saving, failed, submit, overwrite, takeTheirs, discard, forget } =
    useFactForm(fact);
  const { errors, isDirty, submitCount } = form.formState;
  const problems = factFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ fieldId: fieldIdOf(field), message }] : [];
  });
  const content = contentOf(form.watch());
  return (
    <>
      <LeaveGuard when={isDirty} texts={texts.leaving} onLeave={forget} />
      <Card aria-labelledby="preview-title" className="grid gap-3">
        <CardHeader id="preview-title" title={texts.preview.title} />
        {content.is_shown ? (
          <div className="max-w-read">
            <FactLine fact={content} />
          </div>
        ) : (
          <p className="text-muted">{texts.preview.hidden}</p>
        )}
      </Card>
      <Card aria-labelledby="fact-title" className="grid content-start gap-5">
        {problems.length > 0 && <ErrorSummary key={submitCount} problems={problems} />}
        <CardHeader id="fact-title" title={texts.formTitle} />
        {restoredAt !== undefined && isDirty && (
          <Alert
            tone="info"
            title={texts.restored.title}
            actions={
              <Button unavailable={saving} onClick={discard}>
                {texts.restored.discard}
              </Button>
            }
          >
            {texts.restored.detail(formatDateTime(restoredAt))}
          </Alert>
        )}
        <form noValidate onSubmit={submit} aria-labelledby="fact-title" className="grid gap-5">
          <FactFields form={form} />
          {theirs && (
            <Alert
              tone="error"
              title={texts.stale.title(theirs.updated_by_name ?? texts.stale.somebody)}
              actions={
                <>
                  <Button busy={saving} onClick={() => void overwrite()}>
                    {texts.stale.overwrite}
                  </Button>
                  <Button variant="quiet" unavailable={saving} onClick={takeTheirs}>
                    {texts.stale.take}
                  </Button>
                </>
              }
            >
              <p>{texts.stale.body}</p>
              <Changes before={content} after={theirs} />
            </Alert>
          )}
          {failed && !saving && (
            <Alert
              tone="error"
              title={texts.notSaved}
              actions={<Button onClick={() => void submit()}>{uiTexts.tryAgain}</Button>}
            >
              <p>
                {failed.message} {texts.kept}
              </p>
            </Alert>
          )}
          <div>
            <Button type="submit" variant="primary" busy={saving}>
              {saving ? texts.saving : texts.save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
