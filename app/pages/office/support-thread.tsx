import { useParams } from 'react-router';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { OfficeThreadScreen } from '#features/support/web/office-thread-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/support-thread.ts';

/** Never what the user wrote: titles end up in histories and on other people's screens. */
export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, officeSupportTexts.thread.title),
];

/** `/admin/support/{id}`, `/staff/support/{id}` */
export default function SupportThread() {
  const { id = '' } = useParams();
  return <OfficeThreadScreen key={id} id={id} />;
}
