import { AppError } from '../../platform/app-error.ts';
import { say } from '../../platform/say.ts';

/** The conversation was deleted elsewhere, and not the file that came along: a screen has to know which of the two. */
export const conversationGone = (): AppError =>
  new AppError('not_found', {
    message: say.assistant((texts) => texts.history.gone),
    details: { gone: 'conversation' },
  });
