import { Link } from '#ui/link.tsx';
import type { PagePreview } from '../../contract/pitch.ts';
import { pitchPreviewTexts as texts } from '../../texts/pitch-preview.ts';

/** Marks a preview: whether the public sees the page, why not, and the way back. */
export function PreviewBanner({ pageId, hidden_because, has_draft }: PagePreview & { pageId: string }) {
  const words = hidden_because.length > 0 ? texts.hidden(hidden_because, has_draft) : texts.shown(has_draft);
  return (
    <aside
      aria-label={texts.label}
      className="no-print flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-due px-gutter py-2 text-center font-strong text-due-text"
    >
      <p className="max-w-[80ch]">{words}</p>
      <Link href={`/admin/landing-pages/${pageId}`} className="inline-flex min-h-control items-center">
        {texts.backToEditor}
      </Link>
    </aside>
  );
}
