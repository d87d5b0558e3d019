import * as analytics from '#domain/contracts/analytics.ts';
import * as pageDrafts from '#domain/contracts/landing-page-drafts.ts';
import * as pages from '#domain/contracts/landing-pages.ts';
import { exportAnalytics } from '../features/analytics/export-analytics.ts';
import { getAnalytics } from '../features/analytics/get-analytics.ts';
import { cancelSchedule } from '../features/pages/cancel-schedule.ts';
import { checkSlug } from '../features/pages/check-slug.ts';
import { createPage } from '../features/pages/create-page.ts';
import { deletePage } from '../features/pages/delete-page.ts';
import { discardDraft } from '../features/pages/discard-draft.ts';
import { duplicatePage } from '../features/pages/duplicate-page.ts';
import { getPage } from '../features/pages/get-page.ts';
import { getVersion } from '../features/pages/get-version.ts';
import { listPages } from '../features/pages/list-pages.ts';
import { listVersions } from '../features/pages/list-versions.ts';
import { publishPage } from '../features/pages/publish-page.ts';
import { restoreVersion } from '../features/pages/restore-version.ts';
import { saveDraft } from '../features/pages/save-draft.ts';
import { schedulePublish } from '../features/pages/schedule-publish.ts';
import { setVisibility } from '../features/pages/set-visibility.ts';
import { updatePage } from '../features/pages/update-page.ts';
import { bulk, drafts, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

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
