import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as cannedReplies from './contract/canned-replies.ts';
import * as officeSupport from './contract/office-support.ts';
import * as support from './contract/support.ts';
import { addNote } from './server/add-note.ts';
import { answerMessage } from './server/answer-message.ts';
import { assignMessage } from './server/assign-message.ts';
import { beginMessage } from './server/begin-message.ts';
import { addCannedReply } from './server/canned-replies/add-canned-reply.ts';
import { deleteCannedReply } from './server/canned-replies/delete-canned-reply.ts';
import { listCannedReplies } from './server/canned-replies/list-canned-replies.ts';
import { saveCannedReply } from './server/canned-replies/save-canned-reply.ts';
import { changeMessages } from './server/change-messages.ts';
import { exportMessages } from './server/export-messages.ts';
import { getMessage } from './server/get-message.ts';
import { getSupportCounts } from './server/get-support-counts.ts';
import { getThread } from './server/get-thread.ts';
import { listMessages } from './server/list-messages.ts';
import { listOwnMessages } from './server/list-own-messages.ts';
import { markRead } from './server/mark-read.ts';
import { mergeMessages } from './server/merge-messages.ts';
import { rateMessage } from './server/rate-message.ts';
import { sendMessage } from './server/send-message.ts';
import { sendReply } from './server/send-reply.ts';
import { setPriority } from './server/set-priority.ts';
import { setStatus } from './server/set-status.ts';
import { snoozeMessage } from './server/snooze-message.ts';
import { unmergeMessage } from './server/unmerge-message.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(support.listOwnMessages, { policy: 'person', limits: reads }, listOwnMessages),
  route(support.sendMessage, { policy: 'person', limits: writes }, sendMessage),
  route(support.getMessage, { policy: 'person', limits: reads }, getMessage),
  route(support.sendReply, { policy: 'person', limits: writes }, sendReply),
  route(support.markRead, { policy: 'person', limits: writes }, markRead),
  route(support.rateMessage, { policy: 'person', limits: writes }, rateMessage),
  route(support.listMessages, { policy: 'staff', limits: reads }, listMessages),
  route(support.exportMessages, { policy: 'staff', limits: bulk }, exportMessages),
  route(officeSupport.getSupportCounts, { policy: 'staff', limits: reads }, getSupportCounts),
  route(officeSupport.changeMessages, { policy: 'staff', limits: writes }, changeMessages),
  route(support.beginMessage, { policy: 'staff', limits: writes }, beginMessage),
  route(support.getThread, { policy: 'staff', limits: reads }, getThread),
  route(support.answerMessage, { policy: 'staff', limits: writes }, answerMessage),
  route(officeSupport.addNote, { policy: 'staff', limits: writes }, addNote),
  route(officeSupport.setStatus, { policy: 'staff', limits: writes }, setStatus),
  route(officeSupport.setPriority, { policy: 'staff', limits: writes }, setPriority),
  route(officeSupport.assignMessage, { policy: 'staff', limits: writes }, assignMessage),
  route(officeSupport.snoozeMessage, { policy: 'staff', limits: writes }, snoozeMessage),
  route(officeSupport.mergeMessages, { policy: 'staff', limits: writes }, mergeMessages),
  route(officeSupport.unmergeMessage, { policy: 'staff', limits: writes }, unmergeMessage),
  route(cannedReplies.listCannedReplies, { policy: 'staff', limits: reads }, listCannedReplies),
  route(cannedReplies.addCannedReply, { policy: 'admin', limits: writes }, addCannedReply),
  route(cannedReplies.saveCannedReply, { policy: 'admin', limits: writes }, saveCannedReply),
  route(cannedReplies.deleteCannedReply, { policy: 'admin', limits: writes }, deleteCannedReply),
];
