import { cannedReplyTexts } from '#features/support/texts/canned-replies.ts';
import { CannedRepliesList } from '#features/support/web/canned-replies-list.tsx';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/canned-replies.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, cannedReplyTexts.title)];

/** `/admin/support/canned-replies`, `/staff/support/canned-replies` */
export default function CannedReplies() {
  return (
    <div className="pt-2">
      <BackLink to={`${useOfficeBase()}/support`}>{cannedReplyTexts.back}</BackLink>
      <PageHeader title={cannedReplyTexts.title} lead={cannedReplyTexts.subtitle} className="pt-2!" />
      <CannedRepliesList />
    </div>
  );
}
