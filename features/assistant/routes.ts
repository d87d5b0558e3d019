import { attachments, questions, type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as assistant from './contract.ts';
import { askAssistant, followAnswer, getAssistant } from './server/ask.ts';
import { attachFile, removeAttachment } from './server/attach-file.ts';
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
} from './server/conversations.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(assistant.getAssistant, { policy: 'public', limits: reads }, getAssistant),
  route(assistant.askAssistant, { policy: 'public', limits: questions }, askAssistant),
  route(assistant.followAnswer, { policy: 'person', limits: questions }, followAnswer),
  route(assistant.attachFile, { policy: 'public', limits: attachments }, attachFile),
  route(assistant.removeAttachment, { policy: 'public', limits: writes }, removeAttachment),
  route(assistant.listConversations, { policy: 'person', limits: reads }, listConversations),
  route(assistant.getConversation, { policy: 'person', limits: reads }, getConversation),
  route(assistant.deleteConversation, { policy: 'person', limits: writes }, deleteConversation),
  route(assistant.deleteConversations, { policy: 'person', limits: writes }, deleteConversations),
];
