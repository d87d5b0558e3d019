import {
  drafts,
  fastRoute,
  landingPages,
  type Route,
  reads,
  route,
  writes,
} from '#platform/server/http/route.ts';
import * as pageDrafts from './contract/drafts.ts';
import * as pages from './contract/pages.ts';
import * as pitch from './contract/pitch.ts';
import { createPage, duplicatePage } from './server/create.ts';
import { discardDraft, saveDraft } from './server/drafts.ts';
import { checkSlug } from './server/locks.ts';
import { getPage, listPages } from './server/pages.ts';
import { publishPage } from './server/publish.ts';
import { cancelSchedule, schedulePublish } from './server/schedule-publish.ts';
import { showPitch } from './server/show-pitch.ts';
import { deletePage, setVisibility, updatePage } from './server/update.ts';
import { getVersion, listVersions, restoreVersion } from './server/versions.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  fastRoute(pitch.showPitch, landingPages, showPitch),
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
