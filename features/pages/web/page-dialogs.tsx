import { PanelsTopLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import type { ListedPage, OfficePage } from '../contract/pages.ts';
import { type PageTemplate, slugOf } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { PageFormFields, type PageProblems, problemsOf } from './page-form.tsx';
import { type PageForm, useCreatePage, useUpdatePage } from './queries.ts';

const {
  form: texts,
  create,
  errors,
  done,
  form: formTexts,
  edit,
  errors: editPageDialogErrors,
  done: editPageDialogDone,
  stale,
  visibility,
  locked,
} = officePageTexts;

interface NewPage extends PageForm {
  template: PageTemplate;
  /** The slug is the title's until somebody writes another one. */
  ownSlug: boolean;
  client_key: string;
}

const blank = (): NewPage => ({
  slug: '',
  title: '',
  meta_description: '',
  status: 'draft',
  is_active: false,
  template: 'hero',
  ownSlug: false,
  client_key: newKey(),
});

/** Makes a page. What is written is kept until it is made: a reload and a window closed by mistake take nothing. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const name = `${useSession().user?.id}:landing-page:new`;
  const [form, setForm] = useState<NewPage>(() => readDraft<NewPage>(name, blank()));
  const [problems, setProblems] = useState<PageProblems>({});
  const [attempts, setAttempts] = useState(0);
  const creating = useCreatePage();

  function change(next: Partial<NewPage>) {
    const changed = { ...form, ...next };
    // What was tried may have been made after all: with other words it is another page.
    if (creating.isError) changed.client_key = newKey();
    if (next.slug !== undefined) changed.ownSlug = next.slug !== '';
    if (next.title !== undefined && !changed.ownSlug) changed.slug = slugOf(next.title);
    setForm(changed);
    keepDraft(name, changed);
  }
  function refuse(found: PageProblems) {
    setProblems(found);
    setAttempts(attempts + 1);
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (creating.isPending) return;
    const found = problemsOf(form);
    if (Object.values(found).some(Boolean)) {
      refuse(found);
      return;
    }
    setProblems({});
    const { ownSlug, ...body } = form;
    creating.mutate(body, {
      onSuccess: () => {
        keepDraft(name, undefined);
        notify.success(done.created);
        onClose();
      },
      onError: (error) => {
        notify.error(errors.title, errors.creating);
        if (Object.keys(error.fields).length > 0) refuse(error.fields);
      },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={create}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={creating.isPending} onClick={() => submit()}>
            {creating.isPending ? texts.saving : texts.create}
          </Button>
        </>
      }
    >
      <PageFormFields form={form} change={change} problems={problems} attempts={attempts} onSubmit={submit} />
      {creating.error && Object.keys(creating.error.fields).length === 0 && (
        <Alert tone="error" title={errors.creating}>
          {creating.error.message}
        </Alert>
      )}
    </Dialog>
  );
}

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
          notify.success(editPageDialogDone.updated);
          onClose();
        },
        onError: (error) => {
          notify.error(editPageDialogErrors.title, editPageDialogErrors.updating);
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
          <Button onClick={onClose}>{formTexts.cancel}</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            unavailable={running.length > 0}
            onClick={() => submit()}
          >
            {saving.isPending ? formTexts.saving : formTexts.save}
          </Button>
        </>
      }
    >
      <IconLink icon={PanelsTopLeft} to={`/admin/landing-pages/${page.id}`} className="justify-self-start">
        {formTexts.editor}
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
        <Alert tone="error" title={editPageDialogErrors.updating}>
          {saving.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
