import { useQuery } from '@tanstack/react-query';
import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { PitchPage } from '#features/pages/web/pitch/pitch-page.tsx';
import { PreviewBanner } from '#features/pages/web/pitch/preview-banner.tsx';
import { officePageQuery } from '#features/pages/web/queries.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { QueryState } from '#ui/query-view.tsx';
import type { Route } from './+types/pitch-preview.ts';

const texts = pageEditorTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.preview.documentTitle)];

/** `/admin/preview/pitches/{id}`: the draft in a window of its own, as visitors would see it. */
export default function PitchPreview({ params: { id } }: Route.ComponentProps) {
  return <OfficeGuard level="admin">{() => <Preview id={id} />}</OfficeGuard>;
}

function Preview({ id }: { id: string }) {
  const page = useQuery(officePageQuery(id));
  if (!page.data)
    return (
      <main id="main" className="min-h-dvh">
        <h1 className="sr-only">{texts.preview.documentTitle}</h1>
        <QueryState
          query={page}
          loading={texts.loading}
          failed={texts.errorLoading}
          size="page"
          missing={texts.missing}
          className="min-h-dvh"
        />
      </main>
    );
  return <PitchPage page={page.data.draft} banner={<PreviewBanner pageId={id} {...page.data} />} />;
}
