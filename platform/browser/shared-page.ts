/**
 * Route `headers` of a page in which nothing depends on who asks: the server, and a cache in front of it, may send
 * one rendering to everybody. A browser asks each time and mostly learns that nothing changed.
 */
export function sharedPage(): HeadersInit {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' };
}
