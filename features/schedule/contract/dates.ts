import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { dateKinds } from '../rules/dates.ts';

const dates = z.record(z.enum(dateKinds), z.iso.date().nullable());
export type Dates = z.infer<typeof dates>;

const applicationId = z.strictObject({ application_id: z.uuid() });

export const getDates = contract({
  method: 'get',
  path: '/api/applications/{application_id}/dates',
  summary: "The days saved for one of the caller's applications",
  params: applicationId,
  response: dates,
  errors: ['not_authenticated', 'not_found'],
});

/** `day` null removes it. Repeating it changes nothing. */
export const saveDate = contract({
  method: 'put',
  path: '/api/applications/{application_id}/dates/{kind}',
  summary:
    'Save or remove one of the days: appointment, hand-in, move, last of the passport, first of the criminal record',
  params: applicationId.extend({ kind: z.enum(dateKinds) }),
  body: z.strictObject({ day: z.iso.date().nullable() }),
  response: dates,
  errors: ['not_authenticated', 'not_found', 'invalid_input'],
});

const mailChoices = z.object({ date_reminders: z.boolean() });

export const getMailChoices = contract({
  method: 'get',
  path: '/api/account/mail-choices',
  summary: 'Which e-mails the caller wants',
  response: mailChoices,
  errors: ['not_authenticated'],
});

export const saveMailChoices = contract({
  method: 'put',
  path: '/api/account/mail-choices',
  summary: 'Choose which e-mails to get',
  body: z.strictObject({ date_reminders: z.boolean() }),
  response: mailChoices,
  errors: ['not_authenticated'],
});
