import clsx from 'clsx';
import { Accessibility, LifeBuoy, Link2, Search } from 'lucide-react';
import { Link } from 'react-router';
import { officeExperimentTexts } from '#features/experiments/texts/office-experiments.ts';
import type { Icon } from '#ui/icon.ts';
import type { PageUse } from '../../contract/pages.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { Found } from './checks.tsx';
import type { PagePlace } from './editor-state.ts';

const texts = pageEditorTexts.list;

interface PageEntriesProps {
  place: string;
  found: readonly Found[];
  onOpen: (place: PagePlace) => void;
}

/** The page-level entries of the outline: address, sharing, fallback, checks. */
export function PageEntries({ place, found, onOpen }: PageEntriesProps) {
  const entries: { place: PagePlace; icon: Icon; label: string; note?: string }[] = [
    { place: 'page', icon: Link2, label: texts.pageFields },
    { place: 'sharing', icon: Search, label: texts.sharing },
    { place: 'fallback', icon: LifeBuoy, label: texts.fallback },
    { place: 'checks', icon: Accessibility, label: texts.checks, note: checksNote(found) },
  ];
  return (
    <section aria-labelledby="page-title" className="grid gap-0.5">
      <h2 id="page-title" className="px-2 text-base font-strong">
        {texts.page}
      </h2>
      <ul className="grid gap-0.5">
        {entries.map(({ place: own, icon: Glyph, label, note }) => (
          <li key={own}>
            <button
              type="button"
              aria-current={place === own ? 'true' : undefined}
              onClick={() => onOpen(own)}
              className={clsx(
                'flex min-h-control w-full items-center gap-2.5 rounded-control border px-2 text-left',
                place === own
                  ? 'border-line border-l-2 border-l-link bg-surface font-strong'
                  : 'border-transparent hover:bg-well',
              )}
            >
              <Glyph aria-hidden="true" className="text-muted" />
              <span className="flex-1">{label}</span>
              {note && <span className="text-small font-normal text-muted">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function checksNote(found: readonly Found[]): string | undefined {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return texts.errors(errors);
  return found.length > 0 ? texts.warnings(found.length) : undefined;
}

/** The experiments that use the page. */
export function UsedBy({ experiments }: { experiments: readonly PageUse[] }) {
  return (
    <section aria-labelledby="used-title" className="grid gap-1 px-2">
      <h2 id="used-title" className="text-base font-strong">
        {texts.usedBy}
      </h2>
      {experiments.length === 0 ? (
        <p className="text-small text-muted">{texts.notUsed}</p>
      ) : (
        <ul className="grid gap-1">
          {experiments.map(({ id, name, status }) => (
            <li key={id} className="text-small wrap-anywhere">
              <Link to={`/admin/experiments/${id}`} className="prose-link">
                {name}
              </Link>{' '}
              <span className="text-muted">{officeExperimentTexts.statuses[status]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
