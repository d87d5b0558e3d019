import { bulk, type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as mails from './contract.ts';
import { exportMails, listMails, openMail, retryMail } from './server/outbox.ts';
import { previewMails } from './server/render.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(mails.listMails, { policy: 'admin', limits: reads }, listMails),
  route(mails.exportMails, { policy: 'admin', limits: bulk }, exportMails),
  route(mails.previewMails, { policy: 'admin', limits: reads }, previewMails),
  route(mails.openMail, { policy: 'admin', limits: writes }, openMail),
  route(mails.retryMail, { policy: 'admin', limits: writes }, retryMail),
];
