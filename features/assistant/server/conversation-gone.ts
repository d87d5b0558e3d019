import { AppError } from '#platform/server/app-error.ts';
import { sayAssistant } from './say.ts';

/** The conversation was deleted elsewhere, and not the file that came along: a screen has to know which of the two. */
export const conversationGone = (): AppError =>
  new AppError('not_found', {
    message: sayAssistant((texts) => texts.history.gone),
    details: { gone: 'conversation' },
  });
