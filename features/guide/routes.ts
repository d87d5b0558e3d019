import * as applications from '#features/applications/contract/applications.ts';
import { reads, ticks, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as guide from './contract.ts';
import { getGuide } from './server/get-guide.ts';
import { listGuideNotes } from './server/list-guide-notes.ts';
import { requestReview } from './server/request-review.ts';
import { saveGuideNote } from './server/save-guide-note.ts';
import { setGuideItem } from './server/set-guide-item.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(applications.requestReview, { policy: 'person', limits: writes }, requestReview),
  route(guide.getGuide, { policy: 'person', limits: reads }, getGuide),
  route(guide.setGuideItem, { policy: 'person', limits: ticks }, setGuideItem),
  route(guide.listGuideNotes, { policy: 'person', limits: reads }, listGuideNotes),
  route(guide.saveGuideNote, { policy: 'person', limits: writes }, saveGuideNote),
];
