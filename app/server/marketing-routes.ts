import * as pageDrafts from '#features/pages/contract/landing-page-drafts.ts';
import * as pages from '#features/pages/contract/landing-pages.ts';
import { cancelSchedule } from '#features/pages/server/cancel-schedule.ts';
import { checkSlug } from '#features/pages/server/check-slug.ts';
import { createPage } from '#features/pages/server/create-page.ts';
import { deletePage } from '#features/pages/server/delete-page.ts';
import { discardDraft } from '#features/pages/server/discard-draft.ts';
import { duplicatePage } from '#features/pages/server/duplicate-page.ts';
import { getPage } from '#features/pages/server/get-page.ts';
import { getVersion } from '#features/pages/server/get-version.ts';
import { listPages } from '#features/pages/server/list-pages.ts';
import { listVersions } from '#features/pages/server/list-versions.ts';
import { publishPage } from '#features/pages/server/publish-page.ts';
import { restoreVersion } from '#features/pages/server/restore-version.ts';
import { saveDraft } from '#features/pages/server/save-draft.ts';
import { schedulePublish } from '#features/pages/server/schedule-publish.ts';
import { setVisibility } from '#features/pages/server/set-visibility.ts';
import { updatePage } from '#features/pages/server/update-page.ts';
import * as analytics from '#features/traffic/contract/analytics.ts';
import { exportAnalytics } from '#features/traffic/server/analytics/export-analytics.ts';
import { getAnalytics } from '#features/traffic/server/analytics/get-analytics.ts';
import { bulk, drafts, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

/** The part of `routes.ts` that is about landing pages and what comes of them. */
export const marketingRoutes: readonly Route[] = [
  route(pages.listPages, { policy: 'admin', limits: reads }, listPages),
  route(pages.getPage, { policy: 'admin', limits: reads }, getPage),
  route(pages.checkSlug, { policy: 'admin', limits: reads }, checkSlug),
  route(pages.createPage, { policy: 'admin', limits: writes }, createPage),
  route(pages.updatePage, { policy: 'admin', limits: writes }, updatePage),
  route(pages.setVisibility, { policy: 'admin', limits: writes }, setVisibility),
  route(pages.duplicatePage, { policy: 'admin', limits: writes }, duplicatePage),
  route(pages.deletePage, { policy: 'admin', limits: writes }, deletePage),
  route(pageDrafts.saveDraft, { policy: 'admin', limits: drafts }, saveDraft),
  route(pageDrafts.discardDraft, { policy: 'admin', limits: writes }, discardDraft),
  route(pageDrafts.publishPage, { policy: 'admin', limits: writes }, publishPage),
  route(pageDrafts.schedulePublish, { policy: 'admin', limits: writes }, schedulePublish),
  route(pageDrafts.cancelSchedule, { policy: 'admin', limits: writes }, cancelSchedule),
  route(pageDrafts.listVersions, { policy: 'admin', limits: reads }, listVersions),
  route(pageDrafts.getVersion, { policy: 'admin', limits: reads }, getVersion),
  route(pageDrafts.restoreVersion, { policy: 'admin', limits: writes }, restoreVersion),
  route(analytics.getAnalytics, { policy: 'admin', limits: reads }, getAnalytics),
  route(analytics.exportAnalytics, { policy: 'admin', limits: bulk }, exportAnalytics),
];
