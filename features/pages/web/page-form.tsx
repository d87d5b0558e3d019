import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems } from '#ui/form/form-parts.tsx';
import type { Form, Problems } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { isSlug, pageLimits, pageStatuses, softLimits } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { type PageForm, slugQuery } from './queries.ts';
import { VisibilityLine } from './visibility-line.tsx';

const { form: texts, problems, statuses } = officePageTexts;

/** The server's validation, before submitting. */
export function problemsOf({ slug, title, meta_description }: PageForm): Problems<PageForm> {
  const tooLong = (text: string, most: number) =>
    text.trim().length > most ? problems.tooLong(most) : undefined;
  const written = slug.trim() === '' ? problems.slugMissing : problems.slugBadlyWritten;
  return {
    slug: isSlug(slug.trim()) ? undefined : written,
    title: title.trim() === '' ? problems.titleMissing : tooLong(title, pageLimits.title),
    meta_description: tooLong(meta_description, pageLimits.meta_description),
  };
}

interface PageFormFieldsProps {
  form: Form<PageForm>;
  /** For changes that affect other fields too. */
  onType?: (next: Partial<PageForm>) => void;
  page?: { id: string; slug: string };
  /** Disables the form. */
  locked?: boolean;
  /** Additional fields. */
  children?: ReactNode;
}

/** The fields of a landing page: address, title, description, visibility. */
export function PageFormFields({ form, onType = form.set, page, locked, children }: PageFormFieldsProps) {
  const { values, field, input } = form;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!locked) void form.submit();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormProblems form={form} order={['title', 'slug', 'meta_description']} />
      <div className="grid gap-1.5">
        <Field label={texts.title} hint={texts.titleHint} {...field('title')}>
          <TextInput value={values.title} onChange={({ target }) => onType({ title: target.value })} />
        </Field>
        <SoftLength value={values.title} advised={softLimits.title} />
      </div>
      <SlugField {...field('slug')} slug={values.slug} onChange={(slug) => onType({ slug })} page={page} />
      <div className="grid gap-1.5">
        <Field
          label={texts.metaDescription}
          hint={texts.metaDescriptionHint}
          optional
          {...field('meta_description')}
        >
          <Textarea rows={3} {...input('meta_description')} />
        </Field>
        <SoftLength value={values.meta_description} advised={softLimits.meta_description} />
        <CharacterCount value={values.meta_description} max={pageLimits.meta_description} />
      </div>
      {children}
      <fieldset className="grid gap-4 rounded-card border border-line p-4">
        <legend className="sr-only">{officePageTexts.visibility.heading}</legend>
        <Field label={texts.status}>
          <Select {...input('status')}>
            {pageStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={texts.isActive}
          hint={texts.isActiveHint}
          checked={values.is_active}
          onChange={({ target }) => form.set({ is_active: target.checked })}
        />
        <VisibilityLine page={values} />
      </fieldset>
    </form>
  );
}

interface SlugFieldProps {
  id: string;
  slug: string;
  onChange: (slug: string) => void;
  /** The error of a failed save. */
  error: string | undefined;
  /** The page and its current slug; absent for a new page. */
  page?: { id: string; slug: string } | undefined;
}

/** The slug with the resulting address; checks while typing whether it is free. */
function SlugField({ id, slug, onChange, error, page }: SlugFieldProps) {
  const rested = useDebounced(slug);
  const asked = isSlug(rested) && rested !== page?.slug ? rested : undefined;
  const { data } = useQuery(slugQuery(asked, page?.id));
  const current = asked === slug ? data : undefined;
  const taken = current?.state === 'taken' ? problems.slugTaken(current.taken_by ?? '') : undefined;
  const written = slug !== '' && !isSlug(slug) ? problems.slugBadlyWritten : undefined;
  const free = current?.state === 'free';
  return (
    <div className="grid gap-1.5">
      <Field id={id} label={texts.slug} hint={texts.slugHint} error={taken ?? written ?? error}>
        <TextInput
          value={slug}
          className="font-mono"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div role="status" className="grid gap-1.5 text-small empty:hidden">
        {free && (
          <p className="flex items-center gap-1.5 text-good-text">
            <Check aria-hidden="true" className="size-5" />
            {texts.slugFree}
          </p>
        )}
        {isSlug(slug) && <p className="text-muted wrap-anywhere">{texts.address(slug)}</p>}
        {page && slug !== page.slug && <p className="text-due-text">{texts.slugChanges}</p>}
      </div>
    </div>
  );
}

/** The length against the recommended one: "32 of 60 letters". A longer text is allowed, with a warning. */
function SoftLength({ value, advised }: { value: string; advised: number }) {
  const { length } = value.trim();
  const over = length > advised;
  return (
    <p className={clsx('text-small', over ? 'font-strong text-due-text' : 'text-muted')}>
      {over ? texts.lengthOver(length, advised) : texts.length(length, advised)}
    </p>
  );
}
