import type { Context } from 'hono';
import { type Language, preferredLanguage } from '#platform/shared/languages.ts';

/** The language of the screen that asks: ours name their own, whatever the browser prefers (`platform/browser/api.ts`). */
export const languageOf = ({ req }: Context): Language => preferredLanguage(req.header('accept-language'));
