import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { pageCheckTexts, pageContrastTexts } from '../../texts/office-page-checks.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { Found } from './check-places.ts';

const texts = pageEditorTexts.checks;

interface ChecksPaneProps {
  found: readonly Found[];
  /** The page's lowest contrast, in words. */
  contrast: string | undefined;
  onShow: (found: Found) => void;
}

/** What there is to look at before publishing, each with the way to it. */
export function ChecksPane({ found, contrast, onShow }: ChecksPaneProps) {
  const groups = [
    [texts.errors, found.filter(({ severity }) => severity === 'error')],
    [texts.warnings, found.filter(({ severity }) => severity === 'warning')],
  ] as const;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="fields-title" tabIndex={-1} className="text-base font-strong">
          {texts.title}
        </h2>
        <p className="text-small text-muted">{texts.lead}</p>
      </div>
      {found.length === 0 && (
        <p className="flex items-center gap-2 text-good-text">
          <CircleCheck aria-hidden="true" />
          {texts.none}
        </p>
      )}
      {groups.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} aria-label={title} className="grid gap-2">
              <h3 className="text-base font-strong">{title}</h3>
              <FoundList found={list} onShow={onShow} />
            </section>
          ),
      )}
      {contrast && (
        <section aria-label={pageContrastTexts.title} className="grid gap-1">
          <h3 className="text-base font-strong">{pageContrastTexts.title}</h3>
          <p>{contrast}</p>
        </section>
      )}
    </div>
  );
}

/** Findings with their places; the way to them where it can be gone. */
export function FoundList({ found, onShow }: { found: readonly Found[]; onShow?: (found: Found) => void }) {
  return (
    <ul className="grid gap-2">
      {found.map((one, at) => {
        const words = pageCheckTexts[one.code](one.words);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice, and nothing in a line has a state
            key={at}
            className="grid grid-cols-[auto_1fr] gap-x-2 rounded-control border border-line p-3"
          >
            <TriangleAlert
              aria-hidden="true"
              className={one.severity === 'error' ? 'mt-0.5 text-bad-text' : 'mt-0.5 text-due-text'}
            />
            <div className="grid min-w-0 justify-items-start gap-0.5">
              <p className="wrap-anywhere">{words}</p>
              <p className="text-small text-muted">{one.where}</p>
              {onShow && (
                <Button variant="quiet" aria-label={texts.showNamed(words)} onClick={() => onShow(one)}>
                  {texts.show}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
