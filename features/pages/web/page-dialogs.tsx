import { PanelsTopLeft } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal, StaleAlert } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import type { ListedPage, OfficePage } from '../contract/pages.ts';
import { type PageTemplate, pageTemplates, slugOf } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { PageFormFields, problemsOf } from './page-form.tsx';
import { type PageForm, useCreatePage, useUpdatePage } from './queries.ts';

const { form: texts, create, edit, errors, done, stale, visibility, locked } = officePageTexts;

interface NewPage extends PageForm {
  template: PageTemplate;
  /** The user edited the slug, so it no longer follows the title. */
  ownSlug: boolean;
}

const blank: NewPage = {
  slug: '',
  title: '',
  meta_description: '',
  status: 'draft',
  is_active: false,
  template: 'hero',
  ownSlug: false,
};

/** Creates a page and opens it in the editor, unless the dialog was closed meanwhile. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const creating = useCreatePage();
  const navigate = useNavigate();
  const made = useRef<string>(undefined);
  const form = useForm({
    draft: 'landing-page:new',
    start: () => blank,
    check: problemsOf,
    send: ({ ownSlug, ...body }, { key }) => creating.mutateAsync({ ...body, client_key: key }),
    onDone: ({ id }) => {
      made.current = id;
      notify.success(done.created);
    },
    // In place of this window's entry in the history.
    close: () => void navigate(`/admin/landing-pages/${made.current}`, { replace: true }),
    onRefused: () => notify.error(errors.title, errors.creating),
  });
  function type(next: Partial<PageForm>) {
    const ownSlug = next.slug === undefined ? form.values.ownSlug : next.slug !== '';
    const slug = next.title === undefined || ownSlug ? {} : { slug: slugOf(next.title) };
    form.set({ ...next, ...slug, ownSlug });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={create}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={form.busy} onClick={() => form.submit()}>
            {form.busy ? texts.saving : texts.create}
          </Button>
        </>
      }
    >
      <PageFormFields form={form} onType={type}>
        <Field label={texts.template}>
          <Select {...form.input('template')}>
            {pageTemplates.map((name) => (
              <option key={name} value={name}>
                {texts.templates[name]}
              </option>
            ))}
          </Select>
        </Field>
      </PageFormFields>
      <FormRefusal form={form} title={errors.creating} />
    </Dialog>
  );
}

const formOf = (page: ListedPage): PageForm => ({
  slug: page.slug,
  title: page.title,
  meta_description: page.meta_description ?? '',
  status: page.status,
  is_active: page.is_active,
});

/** Edits a page's address, title, description and visibility; its content has its own editor. */
export function EditPageDialog({ page, onClose }: { page: ListedPage; onClose: () => void }) {
  const saving = useUpdatePage(page.id);
  const form = useForm({
    draft: `landing-page:${page.id}`,
    start: () => formOf(page),
    seen: page.version,
    check: problemsOf,
    send: (values, { seen = page.version }) => saving.mutateAsync({ ...values, version: seen }),
    onDone: () => notify.success(done.updated),
    close: onClose,
    onRefused: () => notify.error(errors.title, errors.updating),
  });
  const theirs = form.stale?.page as OfficePage | undefined;
  const running = page.experiments.filter(({ status }) => status === 'active');
  const isLocked = running.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={edit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={form.busy} unavailable={isLocked} onClick={() => form.submit()}>
            {form.busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <IconLink icon={PanelsTopLeft} to={`/admin/landing-pages/${page.id}`} className="justify-self-start">
        {texts.editor}
      </IconLink>
      {isLocked && <Alert tone="info" title={locked(running.map((one) => one.name))} />}
      <PageFormFields form={form} page={page} locked={isLocked} />
      {theirs ? (
        <StaleAlert
          title={stale.title(theirs.updated_by_name ?? visibility.unknownName)}
          texts={stale}
          busy={form.busy}
          onOverwrite={() => form.overwrite(theirs.version)}
          onTake={() => form.take({ values: formOf(theirs), seen: theirs.version })}
        >
          {stale.body}
        </StaleAlert>
      ) : (
        <FormRefusal form={form} title={errors.updating} />
      )}
    </Dialog>
  );
}
