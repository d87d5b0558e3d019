import type { Context } from 'hono';
import { AppError } from '#platform/server/app-error.ts';

/**
 * What `open` answers to a signed link. A tab that is opened again after the link's time goes to `place`, a path of ours
 * where a new one is made: it would show a line for programs.
 */
export async function orGoTo(place: string, http: Context, open: () => Promise<Response>): Promise<Response> {
  try {
    return await open();
  } catch (error) {
    const isTab = http.req.header('accept')?.includes('text/html');
    if (!isTab || !(error instanceof AppError) || error.code !== 'not_found') throw error;
    return http.redirect(place, 303);
  }
}
