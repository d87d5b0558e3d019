import { useParams } from 'react-router';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { CaseScreen } from '#features/cases/web/case-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/application.ts';

/** Never the applicant's name: titles end up in histories and on other people's screens. */
export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, officeApplicationTexts.case.title),
];

/** `/admin/applications/{id}`, `/staff/applications/{id}` */
export default function Application() {
  const { id = '' } = useParams();
  return <CaseScreen key={id} id={id} />;
}
