import type { Page } from 'playwright-core';

/** What the API answers to the person who is signed in on this page: past every screen, not past the server. */
export async function askAs(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers; a test looks at one or two fields of it
): Promise<{ status: number; body: any }> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const { access_token } = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
      const response = await fetch(path, {
        method,
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
    { method, path, body },
  );
}
