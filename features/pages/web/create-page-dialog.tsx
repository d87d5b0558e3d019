import { type FormEvent, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { slugOf } from '../rules/page-slugs.ts';
import type { PageTemplate } from '../rules/page-templates.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { PageFormFields, type PageProblems, problemsOf } from './page-form.tsx';
import { type PageForm, useCreatePage } from './use-pages.ts';

const { form: texts, create, errors, done } = officePageTexts;

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
