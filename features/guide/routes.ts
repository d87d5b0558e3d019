import * as applications from '#features/applications/contract/applications.ts';
import { type Route, readRoute, route, ticks, writes } from '#platform/server/http/route.ts';
import * as guide from './contract.ts';
import { listGuideNotes, saveGuideNote } from './server/notes.ts';
import { requestReview, setGuideItem } from './server/progress.ts';
import { getGuide } from './server/read.ts';
import { setPaperAside, takePaperBack } from './server/set-aside.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(applications.requestReview, { policy: 'person', limits: writes }, requestReview),
  readRoute(guide.getGuide, getGuide),
  route(guide.setGuideItem, { policy: 'person', limits: ticks }, setGuideItem),
  route(guide.setPaperAside, { policy: 'person', limits: writes }, setPaperAside),
  route(guide.takePaperBack, { policy: 'person', limits: writes }, takePaperBack),
  readRoute(guide.listGuideNotes, listGuideNotes),
  route(guide.saveGuideNote, { policy: 'person', limits: writes }, saveGuideNote),
];
