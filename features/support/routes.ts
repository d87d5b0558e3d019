import { bulk, type Route, reads, route, staffReadRoute, writes } from '#platform/server/http/route.ts';
import * as cannedReplies from './contract/canned-replies.ts';
import * as officeSupport from './contract/office-support.ts';
import * as support from './contract/support.ts';
import { addNote, answerMessage, beginMessage } from './server/answer.ts';
import {
  addCannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from './server/canned-replies.ts';
import { mergeMessages, unmergeMessage } from './server/merge.ts';
import { exportMessages, getSupportCounts, listMessages } from './server/message-list.ts';
import { getThread } from './server/office-thread.ts';
import {
  getMessage,
  listOwnMessages,
  markRead,
  rateMessage,
  sendMessage,
  sendReply,
} from './server/own-messages.ts';
import { assignMessage, changeMessages, setPriority, setStatus, snoozeMessage } from './server/triage.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(support.listOwnMessages, { policy: 'person', limits: reads }, listOwnMessages),
  route(support.sendMessage, { policy: 'person', limits: writes }, sendMessage),
  route(support.getMessage, { policy: 'person', limits: reads }, getMessage),
  route(support.sendReply, { policy: 'person', limits: writes }, sendReply),
  route(support.markRead, { policy: 'person', limits: writes }, markRead),
  route(support.rateMessage, { policy: 'person', limits: writes }, rateMessage),
  staffReadRoute(support.listMessages, 'staff', listMessages),
  route(support.exportMessages, { policy: 'staff', limits: bulk }, exportMessages),
  staffReadRoute(officeSupport.getSupportCounts, 'staff', getSupportCounts),
  route(officeSupport.changeMessages, { policy: 'staff', limits: writes }, changeMessages),
  route(support.beginMessage, { policy: 'staff', limits: writes }, beginMessage),
  staffReadRoute(support.getThread, 'staff', getThread, { plansKept: true }),
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
