import type { Context } from 'hono';
import { type Language, preferredLanguage } from '#domain/rules/languages.ts';

/** The language of the screen that asks: ours name their own, whatever the browser prefers (`web/lib/api.ts`). */
export const languageOf = ({ req }: Context): Language => preferredLanguage(req.header('accept-language'));
