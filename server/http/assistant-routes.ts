import * as assistant from '#domain/contracts/assistant.ts';
import { askAssistant } from '../features/assistant/ask-assistant.ts';
import { attachFile } from '../features/assistant/attach-file.ts';
import { deleteConversation } from '../features/assistant/delete-conversation.ts';
import { deleteConversations } from '../features/assistant/delete-conversations.ts';
import { followAnswer } from '../features/assistant/follow-answer.ts';
import { getAssistant } from '../features/assistant/get-assistant.ts';
import { getConversation } from '../features/assistant/get-conversation.ts';
import { listConversations } from '../features/assistant/list-conversations.ts';
import { removeAttachment } from '../features/assistant/remove-attachment.ts';
import { attachments, questions, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The part of `routes.ts` that is about the financial assistant. How much a day holds is counted by its operations. */
export const assistantRoutes: readonly Route[] = [
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
