import { Check } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { isSlug } from '../rules/page-slugs.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { useSlugCheck } from './use-pages.ts';
import { useRested } from './use-rested.ts';

const { form: texts, problems } = officePageTexts;

export interface SlugFieldProps {
  id: string;
  slug: string;
  onChange: (slug: string) => void;
  /** What a failed save said about it. */
  error: string | undefined;
  /** The page that has it, and the slug that it has now; absent for a new page. */
  page?: { id: string; slug: string } | undefined;
}

/** The slug, with what it makes of the address and whether it is free while one types. */
export function SlugField({ id, slug, onChange, error, page }: SlugFieldProps) {
  const rested = useRested(slug);
  const asked = isSlug(rested) && rested !== page?.slug ? rested : undefined;
  const { data } = useSlugCheck(asked, page?.id);
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
