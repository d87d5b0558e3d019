import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { checkSlug } from '../../contract/landing-pages.ts';
import { isSlug } from '../../rules/page-slugs.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

const texts = pageEditorTexts.slug;

interface SlugFieldProps {
  id: string;
  /** The page's, which may have its own slug. */
  pageId: string;
  value: string;
  /** What visitors reach the page by now; undefined when they never did. */
  published: string | undefined;
  followsTitle: boolean;
  onText: (text: string) => void;
}

/** The end of the page's address: whether it is free is asked for while one types. */
export function SlugField({ id, pageId, value, published, followsTitle, onText }: SlugFieldProps) {
  const state = useSlugState(value, pageId);
  const problem =
    state === 'badly_written'
      ? texts.badlyWritten
      : typeof state === 'object'
        ? texts.taken(state.takenBy)
        : undefined;
  return (
    <div className="grid gap-1.5">
      <Field
        id={id}
        label={pageEditorTexts.labels.slug}
        hint={followsTitle ? `${texts.hint} ${texts.fromTitle}` : texts.hint}
        error={problem}
      >
        <span className="flex min-w-0 items-stretch">
          <span
            aria-hidden="true"
            className="grid items-center rounded-l-control border border-r-0 border-control bg-well px-2.5 font-mono text-muted"
          >
            /pitches/
          </span>
          <TextInput
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="rounded-l-none font-mono"
            onChange={({ target }) => onText(target.value)}
          />
        </span>
      </Field>
      <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-muted">
        {state === 'free' && (
          <span className="inline-flex items-center gap-1.5 text-good-text">
            <Check aria-hidden="true" className="size-4" />
            {value === published ? texts.own : texts.free}
          </span>
        )}
        {state === 'checking' && texts.checking}
        {state === 'unknown' && texts.unknown}
      </p>
      <p className="text-small wrap-anywhere text-muted">
        {texts.address(`${location.origin}/pitches/${value}`)}
      </p>
      {published !== undefined && published !== value && (
        <p className="flex gap-1.5 text-small text-due-text">
          <CircleAlert aria-hidden="true" className="mt-px size-4" />
          <span className="wrap-anywhere">{texts.moves(`/pitches/${published}`)}</span>
        </p>
      )}
    </div>
  );
}

type SlugState = 'free' | 'checking' | 'unknown' | 'badly_written' | { takenBy: string | null };

/** How long typing must rest before the server is asked. */
const restMs = 250;

function useSlugState(slug: string, except: string): SlugState {
  const typed = useDeferredValue(slug);
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery<Output<typeof checkSlug>, ApiError>({
    queryKey: ['landing-pages', 'slug', asked, except],
    queryFn: ({ signal }) => call(checkSlug, { query: { slug: asked, except } }, { signal }),
    enabled: isSlug(asked),
    gcTime: 0,
  });
  if (!isSlug(slug)) return 'badly_written';
  if (asked !== slug) return 'checking';
  if (error) return 'unknown';
  if (!data) return 'checking';
  return data.state === 'taken' ? { takenBy: data.taken_by } : data.state;
}
