import { PanelsTopLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import type { ListedPage, OfficePage } from '../contract/landing-page-shapes.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { PageFormFields, type PageProblems, problemsOf } from './page-form.tsx';
import { type PageForm, useUpdatePage } from './use-pages.ts';

const { form: texts, edit, errors, done, stale, visibility, locked } = officePageTexts;

/** What the form begins with. `version`: what its writer has seen, kept with what they write. */
const formOf = (page: ListedPage): PageForm & { version: number } => ({
  slug: page.slug,
  title: page.title,
  meta_description: page.meta_description ?? '',
  status: page.status,
  is_active: page.is_active,
  version: page.version,
});

/** Changes a page's address, title, description and visibility; its content is edited elsewhere. */
export function EditPageDialog({ page, onClose }: { page: ListedPage; onClose: () => void }) {
  const name = `${useSession().user?.id}:landing-page:${page.id}`;
  const [form, setForm] = useState(() => readDraft(name, formOf(page)));
  const [problems, setProblems] = useState<PageProblems>({});
  const [attempts, setAttempts] = useState(0);
  const saving = useUpdatePage(page.id);
  const theirs = saving.error?.code === 'stale' ? (saving.error.details.page as OfficePage) : undefined;
  const running = page.experiments.filter(({ status }) => status === 'active');

  function write(next: typeof form) {
    setForm(next);
    keepDraft(name, next);
  }
  function refuse(found: PageProblems) {
    setProblems(found);
    setAttempts(attempts + 1);
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (saving.isPending || running.length > 0) return;
    const found = problemsOf(form);
    if (Object.values(found).some(Boolean)) {
      refuse(found);
      return;
    }
    setProblems({});
    // Whoever has been told of a newer state and saves again means to replace it.
    saving.mutate(
      { ...form, version: theirs?.version ?? form.version },
      {
        onSuccess: () => {
          keepDraft(name, undefined);
          notify.success(done.updated);
          onClose();
        },
        onError: (error) => {
          notify.error(errors.title, errors.updating);
          if (Object.keys(error.fields).length > 0) refuse(error.fields);
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={edit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            unavailable={running.length > 0}
            onClick={() => submit()}
          >
            {saving.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <IconLink icon={PanelsTopLeft} to={`/admin/landing-pages/${page.id}`} className="justify-self-start">
        {texts.editor}
      </IconLink>
      {running.length > 0 && <Alert tone="info" title={locked(running.map((one) => one.name))} />}
      <PageFormFields
        form={form}
        change={(next) => write({ ...form, ...next })}
        problems={problems}
        attempts={attempts}
        page={page}
        onSubmit={submit}
      />
      {theirs && (
        <Alert
          tone="error"
          title={stale.title(theirs.updated_by_name ?? visibility.somebody)}
          actions={
            <Button
              onClick={() => {
                write(formOf(theirs));
                saving.reset();
              }}
            >
              {stale.load}
            </Button>
          }
        >
          {stale.body}
        </Alert>
      )}
      {saving.error && !theirs && Object.keys(saving.error.fields).length === 0 && (
        <Alert tone="error" title={errors.updating}>
          {saving.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
