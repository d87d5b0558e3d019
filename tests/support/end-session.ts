import type { Page } from 'playwright-core';

/** Ends the person's session on the server, behind the browser's back. */
export const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    const { sessions } = await (await fetch('/api/account/sessions', { headers })).json();
    const current = sessions.find((session: { is_current: boolean }) => session.is_current);
    await fetch(`/api/account/sessions/${current.id}`, { method: 'DELETE', headers });
  });

/** Presses a button where another call of the page may have noticed the end first: the question to sign in again is over it then. */
export const pressBelowQuestion = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');
