import * as assistant from '#features/assistant/contract.ts';
import { askAssistant } from '#features/assistant/server/ask-assistant.ts';
import { attachFile } from '#features/assistant/server/attach-file.ts';
import { deleteConversation } from '#features/assistant/server/delete-conversation.ts';
import { deleteConversations } from '#features/assistant/server/delete-conversations.ts';
import { followAnswer } from '#features/assistant/server/follow-answer.ts';
import { getAssistant } from '#features/assistant/server/get-assistant.ts';
import { getConversation } from '#features/assistant/server/get-conversation.ts';
import { listConversations } from '#features/assistant/server/list-conversations.ts';
import { removeAttachment } from '#features/assistant/server/remove-attachment.ts';
import { attachments, questions, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

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
