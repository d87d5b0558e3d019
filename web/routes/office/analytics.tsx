import { officeAnalyticsTexts } from '#domain/texts/office-analytics.ts';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import type { Route } from './+types/analytics.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeAnalyticsTexts.title)];

/** `/admin/analytics` */
export default function AnalyticsRoute() {
  return <AnalyticsScreen />;
}
