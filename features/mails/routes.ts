import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as mails from './contract.ts';
import { exportMails } from './server/export-mails.ts';
import { listMails } from './server/list-mails.ts';
import { openMail } from './server/open-mail.ts';
import { previewMails } from './server/preview-mails.ts';
import { retryMail } from './server/retry-mail.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(mails.listMails, { policy: 'admin', limits: reads }, listMails),
  route(mails.exportMails, { policy: 'admin', limits: bulk }, exportMails),
  route(mails.previewMails, { policy: 'admin', limits: reads }, previewMails),
  route(mails.openMail, { policy: 'admin', limits: writes }, openMail),
  route(mails.retryMail, { policy: 'admin', limits: writes }, retryMail),
];
