import { attachments, questions, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as assistant from './contract.ts';
import { askAssistant } from './server/ask-assistant.ts';
import { attachFile } from './server/attach-file.ts';
import { deleteConversation } from './server/delete-conversation.ts';
import { deleteConversations } from './server/delete-conversations.ts';
import { followAnswer } from './server/follow-answer.ts';
import { getAssistant } from './server/get-assistant.ts';
import { getConversation } from './server/get-conversation.ts';
import { listConversations } from './server/list-conversations.ts';
import { removeAttachment } from './server/remove-attachment.ts';

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
