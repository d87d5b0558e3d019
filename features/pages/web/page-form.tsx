import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { CharacterCount } from '#ui/character-count.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import {
  isSlug,
  type PageTemplate,
  pageLimits,
  pageStatuses,
  pageTemplates,
  softLimits,
} from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { type PageForm, useSlugCheck } from './queries.ts';
import { VisibilityLine } from './visibility-line.tsx';

const {
  form: texts,
  problems: words,
  statuses,
  form: formTexts,
  problems,
  form: softLengthTexts,
} = officePageTexts;

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

interface PageFormFieldsProps<Form extends PageForm> {
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

interface SlugFieldProps {
  id: string;
  slug: string;
  onChange: (slug: string) => void;
  /** What a failed save said about it. */
  error: string | undefined;
  /** The page that has it, and the slug that it has now; absent for a new page. */
  page?: { id: string; slug: string } | undefined;
}

/** The slug, with what it makes of the address and whether it is free while one types. */
function SlugField({ id, slug, onChange, error, page }: SlugFieldProps) {
  const rested = useRested(slug);
  const asked = isSlug(rested) && rested !== page?.slug ? rested : undefined;
  const { data } = useSlugCheck(asked, page?.id);
  const current = asked === slug ? data : undefined;
  const taken = current?.state === 'taken' ? problems.slugTaken(current.taken_by ?? '') : undefined;
  const written = slug !== '' && !isSlug(slug) ? problems.slugBadlyWritten : undefined;
  const free = current?.state === 'free';
  return (
    <div className="grid gap-1.5">
      <Field id={id} label={formTexts.slug} hint={formTexts.slugHint} error={taken ?? written ?? error}>
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
            {formTexts.slugFree}
          </p>
        )}
        {isSlug(slug) && <p className="text-muted wrap-anywhere">{formTexts.address(slug)}</p>}
        {page && slug !== page.slug && <p className="text-due-text">{formTexts.slugChanges}</p>}
      </div>
    </div>
  );
}

/** How long a text is against what is advised: "32 of 60 letters". More is allowed, and said. */
function SoftLength({ value, advised }: { value: string; advised: number }) {
  const { length } = value.trim();
  const over = length > advised;
  return (
    <p className={clsx('text-small', over ? 'font-strong text-due-text' : 'text-muted')}>
      {over ? softLengthTexts.lengthOver(length, advised) : softLengthTexts.length(length, advised)}
    </p>
  );
}

/** A value that changes with every key, as it was when it last rested for `restMs`. */
function useRested<Value>(value: Value, restMs = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
