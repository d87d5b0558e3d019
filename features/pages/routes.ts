import { drafts, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as pageDrafts from './contract/landing-page-drafts.ts';
import * as pages from './contract/landing-pages.ts';
import { cancelSchedule } from './server/cancel-schedule.ts';
import { checkSlug } from './server/check-slug.ts';
import { createPage } from './server/create-page.ts';
import { deletePage } from './server/delete-page.ts';
import { discardDraft } from './server/discard-draft.ts';
import { duplicatePage } from './server/duplicate-page.ts';
import { getPage } from './server/get-page.ts';
import { getVersion } from './server/get-version.ts';
import { listPages } from './server/list-pages.ts';
import { listVersions } from './server/list-versions.ts';
import { publishPage } from './server/publish-page.ts';
import { restoreVersion } from './server/restore-version.ts';
import { saveDraft } from './server/save-draft.ts';
import { schedulePublish } from './server/schedule-publish.ts';
import { setVisibility } from './server/set-visibility.ts';
import { updatePage } from './server/update-page.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
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
];
