import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { previewMails } from '../contract.ts';
import { mailTemplateNames } from './registry.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database, { env: readEnv({ PUBLIC_URL: 'http://localhost:3000' }) });

test('an admin sees every kind of e-mail, in both forms, with the settings of now', async () => {
  await root
    .insertInto('system_settings')
    .values({ setting_key: 'site_name', setting_value: JSON.stringify('Casa & Mar') })
    .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: '"Casa & Mar"' }))
    .execute();
  const { mails } = await call(await aPerson({ role: 'admin' }), previewMails, {});
  expect(mails.map(({ template }) => template)).toEqual(mailTemplateNames);
  for (const { template, subject, text_body, html_body } of mails) {
    expect(subject, template).not.toBe('');
    expect(text_body, template).toContain('you have an account at Casa & Mar.');
    expect(html_body, template).toContain('Casa &#38; Mar</p>');
    expect(`${text_body}${html_body}`, template).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
  }
  expect(await root.selectFrom('outbox_mails').selectAll().execute()).toEqual([]);
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s sees none of it', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, previewMails, {}))).code).toBe(code);
});
