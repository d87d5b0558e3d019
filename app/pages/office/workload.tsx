import { officeWorkloadTexts } from '#features/workload/texts/office-workload.ts';
import { WorkloadScreen } from '#features/workload/web/workload-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/workload.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeWorkloadTexts.title)];

/** `/admin/workload` */
export default function Workload() {
  return <WorkloadScreen />;
}
