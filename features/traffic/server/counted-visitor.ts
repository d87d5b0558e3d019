import type { Platform } from '#platform/server/platform.ts';
import { isCounted, readVisitor } from './visitor-cookie.ts';

/** The id of the visitor whose browser sent these headers; undefined when it has none or is not to be counted. */
export function countedVisitor(headers: Headers, { secrets }: Pick<Platform, 'secrets'>): string | undefined {
  const cookie = headers.get('cookie') ?? undefined;
  if (!cookie?.includes('rumo_visitor=') || !isCounted(headers)) return undefined;
  return readVisitor(cookie, secrets.derive('visitors'))?.id;
}
