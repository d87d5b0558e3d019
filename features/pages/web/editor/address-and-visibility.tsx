import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ListedPage, OfficePage } from '../../contract/pages.ts';
import { isSlug, type PageStatus, pageStatuses } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { officePageTexts } from '../../texts/office-pages.ts';
import { slugQuery, useSetVisibility } from '../queries.ts';
import { VisibilityLine } from '../visibility-line.tsx';

const { visibility: visibilityTexts, statuses, form, errors, locked } = officePageTexts;

const texts = pageEditorTexts.slug;

interface SlugFieldProps {
  id: string;
  /** The page that may have this slug already. */
  pageId: string;
  value: string;
  /** The page's published slug; undefined when it never was public. */
  published: string | undefined;
  followsTitle: boolean;
  onText: (text: string) => void;
}

/** The page's slug; checks while typing whether it is free. */
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

/** Debounce delay of the check. */
const restMs = 250;

function useSlugState(slug: string, except: string): SlugState {
  const asked = useDebounced(slug, restMs);
  const { data, error } = useQuery(slugQuery(isSlug(asked) ? asked : undefined, except));
  if (!isSlug(slug)) return 'badly_written';
  if (asked !== slug) return 'checking';
  if (error) return 'unknown';
  if (!data) return 'checking';
  return data.state === 'taken' ? { takenBy: data.taken_by } : data.state;
}

interface VisibilityPanelProps {
  page: Pick<ListedPage, 'id' | 'status' | 'is_active' | 'version' | 'experiments'>;
  /** Called with the page after a switch, or with a colleague's concurrent change. */
  onChanged: (page: OfficePage) => void;
}

/**
 * Whether the public sees a page, and the two switches that decide it. They take effect at once; a running experiment
 * locks them, with the reason.
 */
export function VisibilityPanel({ page, onChanged }: VisibilityPanelProps) {
  const heading = useId();
  const saving = useSetVisibility(page.id);
  // Optimistic; a failure restores the server's state.
  const shown = saving.isPending ? { ...page, ...saving.variables } : page;
  const running = page.experiments.filter(({ status }) => status === 'active');

  function turn(next: { status?: PageStatus; is_active?: boolean }) {
    if (saving.isPending || running.length > 0) return;
    saving.mutate(
      { status: page.status, is_active: page.is_active, version: page.version, ...next },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          notify.success(visibilityTexts.saved);
        },
        onError: (error) => {
          const theirs = error.code === 'stale' ? (error.details.page as OfficePage) : undefined;
          if (theirs) onChanged(theirs);
          notify.error(
            errors.title,
            theirs
              ? visibilityTexts.stale(theirs.updated_by_name ?? visibilityTexts.unknownName)
              : errors.updating,
          );
        },
      },
    );
  }
  return (
    <Card aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="sr-only">
        {visibilityTexts.heading}
      </h2>
      <div role="status">
        <VisibilityLine page={shown} />
      </div>
      <div className="grid gap-1 border-t border-line pt-3">
        <Field label={form.status}>
          <Select
            value={shown.status}
            disabled={running.length > 0}
            onChange={({ target }) => turn({ status: pageStatuses.find((one) => one === target.value) })}
          >
            {pageStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={form.isActive}
          checked={shown.is_active}
          disabled={running.length > 0}
          onChange={({ target }) => turn({ is_active: target.checked })}
        />
      </div>
      {running.length > 0 && <Alert tone="info" title={locked(running.map(({ name }) => name))} />}
      {saving.error && saving.error.code !== 'stale' && (
        <Alert tone="error" title={errors.updating}>
          {saving.error.message}
        </Alert>
      )}
    </Card>
  );
}
