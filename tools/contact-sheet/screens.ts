/** A visitor; users on their first day, half-way, with a month to move in, with an appointment, in review, approved, rejected, in Portugal; an admin. */
export type Reader =
  | 'visitor'
  | 'beginner'
  | 'applicant'
  | 'moving'
  | 'planned'
  | 'reviewed'
  | 'approved'
  | 'refused'
  | 'arrived'
  | 'admin';

/** The server answers, fails, or never answers. */
export type Condition = 'usual' | 'error' | 'loading';

/** A path, with its conditions; `usual` by default. */
type Looked = string | readonly [string, ...Condition[]];

const all = ['usual', 'error', 'loading'] as const;

/** Every screen. `:application`, `:message`, `:fact`, `:page`, `:experiment` and `:person` are the first of a list. */
export const screens: Record<Reader, readonly Looked[]> = {
  visitor: [
    ...['/', '/auth', '/auth?mode=sign-up', '/auth?error_code=flow_expired', '/support', '/privacy', '/pet'],
    ...['/offline', '/preferences', '/money', '/testing2', '/no-such-page', '/admin-setup', '/pitches/:slug'],
  ],
  beginner: ['/dashboard', '/documents', '/profile', '/subscription', '/visa-process', '/support', '/admin'],
  applicant: [
    ['/dashboard', ...all],
    ['/documents', ...all],
    ['/profile', ...all],
    ['/subscription', ...all],
    ['/visa-process', ...all],
    ...['/visa-process#nif-number', '/visa-process#nif-document', '/visa-process?view=timeline'],
    ['/support', ...all],
    ...['/visa-process/panel', '/visa-process/practice', '/visa-process/submitted', '/visa-process/welcome'],
    ...['/visa-process/apostille', '/visa-process/apostille?paper=fbi'],
    ...[
      '/visa-process/apostille?paper=birth&state=oh',
      '/visa-process/cards',
      '/visa-process/cards?card=junta',
    ],
    ...['/subscription/return', '/money', '/pet'],
  ],
  moving: ['/dashboard', '/documents', '/visa-process', '/visa-process?view=timeline'],
  planned: [
    ...['/dashboard', '/documents', '/visa-process', '/visa-process?view=timeline'],
    '/visa-process/check-answers',
  ],
  reviewed: [
    ...[
      '/dashboard',
      '/documents',
      '/visa-process',
      '/visa-process#documents',
      '/visa-process?view=timeline',
    ],
  ],
  approved: ['/dashboard', '/visa-process', '/visa-process#online-application', '/visa-process#interview'],
  refused: ['/dashboard', '/documents', '/visa-process'],
  arrived: [
    '/dashboard',
    '/visa-process',
    '/visa-process/submitted',
    '/visa-process/welcome',
    '/visa-process/panel',
  ],
  admin: [
    ['/admin', ...all],
    ['/admin/applications', ...all],
    '/admin/applications?q=nobody',
    ['/admin/applications/:application', ...all],
    '/admin/applications/:application?tab=documents',
    '/admin/applications/:application?tab=timeline',
    '/admin/applications/:application?tab=messages',
    '/admin/applications/:application?tab=notes',
    ['/admin/review', ...all],
    ['/admin/users', ...all],
    '/admin/users/:person',
    ['/admin/support', ...all],
    '/admin/support/:message',
    '/admin/support/canned-replies',
    ['/admin/settings', ...all],
    ['/admin/audit', ...all],
    ['/admin/outbox', ...all],
    '/admin/outbox/kinds',
    ['/admin/facts', ...all],
    '/admin/facts/new',
    '/admin/facts/:fact',
    ['/admin/landing-pages', ...all],
    '/admin/landing-pages/:page',
    '/admin/preview/pitches/:page',
    '/admin/preview/maintenance',
    ['/admin/experiments', ...all],
    '/admin/experiments/:experiment',
    '/admin/experiments/:experiment/report',
    ['/admin/analytics', ...all],
  ],
};
