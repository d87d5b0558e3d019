import { officeAnalyticsTexts } from '#features/traffic/texts/office-analytics.ts';
import { AnalyticsScreen } from '#features/traffic/web/analytics-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/analytics.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeAnalyticsTexts.title)];

/** `/admin/analytics` */
export default function AnalyticsRoute() {
  return <AnalyticsScreen />;
}
