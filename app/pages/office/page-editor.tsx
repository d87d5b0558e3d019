import { useQuery } from '@tanstack/react-query';
import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { PageEditor } from '#features/pages/web/editor/page-editor.tsx';
import { PitchPage } from '#features/pages/web/pitch/pitch-page.tsx';
import { officePageQuery, useSetOfficePage } from '#features/pages/web/queries.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useSession } from '#platform/browser/session.ts';
import { BackLink } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import type { Route } from './+types/page-editor.ts';

const texts = pageEditorTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.name)];

/** `/admin/landing-pages/{id}`: the editor has the whole window to itself. */
export default function PageEditorScreen({ params: { id } }: Route.ComponentProps) {
  return <OfficeGuard level="admin">{() => <Screen key={id} id={id} />}</OfficeGuard>;
}

function Screen({ id }: { id: string }) {
  const { user } = useSession();
  const page = useQuery(officePageQuery(id));
  const setPage = useSetOfficePage();
  if (page.data && user)
    return (
      <PageEditor
        page={page.data}
        userId={user.id}
        setPage={setPage}
        renderPage={(shown) => <PitchPage page={shown} />}
      />
    );
  return (
    <div data-shell="office" className="min-h-dvh">
      <main id="main" tabIndex={-1} className="px-gutter py-4">
        <BackLink to="/admin/landing-pages">{texts.back}</BackLink>
        <h1 className="sr-only">{texts.name}</h1>
        <QueryState
          query={page}
          loading={texts.loading}
          failed={texts.errorLoading}
          size="page"
          missing={texts.missing}
        />
      </main>
    </div>
  );
}
