import { type FormEvent, useId } from 'react';
import { CharacterCount } from '#ui/character-count.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { pageLimits, softLimits } from '../rules/page-content.ts';
import { isSlug } from '../rules/page-slugs.ts';
import { type PageTemplate, pageTemplates } from '../rules/page-templates.ts';
import { pageStatuses } from '../rules/page-visibility.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { SlugField } from './slug-field.tsx';
import { SoftLength } from './soft-length.tsx';
import type { PageForm } from './use-pages.ts';
import { VisibilityLine } from './visibility-line.tsx';

const { form: texts, problems: words, statuses } = officePageTexts;

export type PageProblems = Partial<Record<'slug' | 'title' | 'meta_description', string>>;

/** The same as the server checks, before it is asked. */
export function problemsOf({ slug, title, meta_description }: PageForm): PageProblems {
  const tooLong = (text: string, most: number) =>
    text.trim().length > most ? words.tooLong(most) : undefined;
  const written = slug.trim() === '' ? words.slugMissing : words.slugBadlyWritten;
  return {
    slug: isSlug(slug.trim()) ? undefined : written,
    title: title.trim() === '' ? words.titleMissing : tooLong(title, pageLimits.title),
    meta_description: tooLong(meta_description, pageLimits.meta_description),
  };
}

export interface PageFormFieldsProps<Form extends PageForm> {
  form: Form & { template?: PageTemplate };
  change: (next: Partial<PageForm & { template: PageTemplate }>) => void;
  problems: PageProblems;
  /** Counts failed attempts: each brings the summary of what is wrong to the front again. */
  attempts: number;
  page?: { id: string; slug: string };
  onSubmit: (event: FormEvent) => void;
}

/** The fields of a landing page: address, title, description, and whether it is shown. */
export function PageFormFields<Form extends PageForm>(props: PageFormFieldsProps<Form>) {
  const { form, change, problems, attempts, page, onSubmit } = props;
  const id = useId();
  const found = (['title', 'slug', 'meta_description'] as const).flatMap((name) =>
    problems[name] ? [{ fieldId: `${id}-${name}`, message: problems[name] }] : [],
  );
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {found.length > 0 && <ErrorSummary key={attempts} problems={found} />}
      <div className="grid gap-1.5">
        <Field id={`${id}-title`} label={texts.title} hint={texts.titleHint} error={problems.title}>
          <TextInput value={form.title} onChange={({ target }) => change({ title: target.value })} />
        </Field>
        <SoftLength value={form.title} advised={softLimits.title} />
      </div>
      <SlugField
        id={`${id}-slug`}
        slug={form.slug}
        onChange={(slug) => change({ slug })}
        error={problems.slug}
        page={page}
      />
      <div className="grid gap-1.5">
        <Field
          id={`${id}-meta_description`}
          label={texts.metaDescription}
          hint={texts.metaDescriptionHint}
          error={problems.meta_description}
          optional
        >
          <Textarea
            rows={3}
            value={form.meta_description}
            onChange={({ target }) => change({ meta_description: target.value })}
          />
        </Field>
        <SoftLength value={form.meta_description} advised={softLimits.meta_description} />
        <CharacterCount value={form.meta_description} max={pageLimits.meta_description} />
      </div>
      {form.template && (
        <Field label={texts.template}>
          <Select
            value={form.template}
            onChange={({ target }) =>
              change({ template: pageTemplates.find((name) => name === target.value) ?? 'hero' })
            }
          >
            {pageTemplates.map((name) => (
              <option key={name} value={name}>
                {texts.templates[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <fieldset className="grid gap-4 rounded-card border border-line p-4">
        <legend className="sr-only">{officePageTexts.visibility.heading}</legend>
        <Field label={texts.status}>
          <Select
            value={form.status}
            onChange={({ target }) =>
              change({ status: pageStatuses.find((status) => status === target.value) ?? 'draft' })
            }
          >
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
          checked={form.is_active}
          onChange={({ target }) => change({ is_active: target.checked })}
        />
        <VisibilityLine page={form} />
      </fieldset>
    </form>
  );
}
