import * as assistant from '#features/assistant/contract.ts';
import { recipe } from '../recipe.ts';
import { announcedBytes, type Things } from '../things.ts';

const aQuestion = (of: Things) => ({
  body: {
    question: 'And for two?',
    documentUri: null,
    conversation_id: of.conversation,
    attachment_id: of.attachment,
    client_key: '11111111-2222-4333-8444-555555555555',
  },
});

export const assistantRecipes = [
  recipe(assistant.askAssistant, aQuestion),
  recipe(assistant.followAnswer, aQuestion),
  recipe(assistant.attachFile, () => ({
    body: new Blob([new Uint8Array(announcedBytes)], { type: 'application/pdf' }),
  })),
  recipe(assistant.removeAttachment, (of) => ({ params: { id: of.attachment } })),
  recipe(assistant.getConversation, (of) => ({ params: { id: of.conversation } })),
  recipe(assistant.deleteConversation, (of) => ({ params: { id: of.conversation } })),
  recipe(assistant.deleteConversations, () => ({})),
];
