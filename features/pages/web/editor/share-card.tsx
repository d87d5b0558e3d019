import { BrandMark } from '#ui/brand.tsx';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

const texts = pageEditorTexts.sharing;

/** About how a messenger or a network shows a link to the page. */
export function ShareCard({
  title,
  description,
  slug,
}: {
  title: string;
  description: string;
  slug: string;
}) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="font-strong">{texts.card}</figcaption>
      <div className="grid grid-cols-[auto_1fr] overflow-hidden rounded-control border border-line">
        <div aria-hidden="true" className="grid w-20 place-items-center bg-tint-strong">
          <BrandMark />
        </div>
        <div className="grid min-w-0 gap-0.5 p-3">
          <p className="truncate text-small text-muted">{`${location.host}/pitches/${slug}`}</p>
          <p className="line-clamp-2 font-strong wrap-anywhere">{title || pageEditorTexts.untitled}</p>
          <p className="line-clamp-2 text-small wrap-anywhere text-muted">
            {description || texts.noDescription}
          </p>
        </div>
      </div>
    </figure>
  );
}
