import type { ErrorCode } from '../contract.ts';

/** What a person reads when a request is refused: what happened and what to do. */
export const errorTexts: Record<ErrorCode, string> = {
  bad_request: 'We could not read that request. Please reload the page and try again.',
  invalid_input: 'Something that was entered needs a change. Check it, then try again.',
  not_authenticated: 'You are signed out. Please sign in again to keep going.',
  forbidden: 'Your account is not allowed to do that. If you think it should be, write to us.',
  sign_in_again: 'For safety, please sign in again before you do this. Nothing has changed yet.',
  registrations_closed: 'New accounts cannot be created right now. Please try again later or write to us.',
  not_found: 'We could not find that. It may have been removed. Go back and try from there.',
  method_not_allowed:
    'That address does not take this kind of request. Please reload the page and try again.',
  conflict: 'That cannot be done right now because something else changed. Please reload and try again.',
  stale: 'Someone changed this before you. Look at what changed, then decide again.',
  file_too_large: 'That file is too large. Make a smaller copy of it, then try again.',
  body_too_large: 'That is more than this form can take. Shorten it, then try again.',
  file_type_not_allowed: 'File type not allowed',
  unsupported_media_type: 'We could not read that request. Please reload the page and try again.',
  range_not_satisfiable:
    'That part of the file does not exist. Please reload the page and open the file again.',
  setup_refused: 'Invalid admin key or admin already exists',
  file_unreadable: 'We could not read that file. Please open it on your device to check it, then try again.',
  file_infected:
    'Our virus check found something harmful in this file, so we did not keep it. Scan the paper again, then choose that.',
  too_many_requests: 'That was a lot of requests. Please wait a minute and try again.',
  internal: 'Something went wrong on our side. Please try again. If it happens again, write to us.',
  billing_unavailable:
    'We could not reach our payment provider. You have not been charged. Try again, or write to us.',
  unavailable: 'We cannot be reached right now. Check your connection, then try again in a minute.',
  storage_full:
    'We could not store that file right now. It is still on your device. Try again later, or write to us.',
};

/** Beside a field that only the server measures. */
export const fieldErrorTexts = {
  tooLong: (max: number) => `Please use ${max} letters or fewer.`,
} as const;

/** Where a tab asked for what is refused: the refusal as a page of its own. */
export const refusalPageTexts = {
  headings: { later: 'Please try again in a moment', other: 'That did not work' },
  busy: 'Very many people are here right now. Nothing is lost. Please try again in a few seconds.',
  filesAway:
    'Files cannot be opened or stored right now. Everything else works, and your papers are safe. Try again in a minute.',
  databaseAway:
    'We cannot save or look anything up right now. What you saved is safe, and our public pages work. Try again in a minute.',
  again: 'Try again',
  start: 'Go to the start page',
  number: (id: string) => `If you write to us, give us this number: ${id}`,
} as const;
