import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages and the applicant's, in both languages. */
const inBothLanguages = [
  index('pages/site/landing.tsx'),
  route('support', 'pages/site/support.tsx', { id: 'support' }),
  route('contact', 'pages/site/support.tsx', { id: 'contact' }),
  route('privacy', 'pages/site/privacy.tsx'),
  route('pet', 'pages/site/pet.tsx'),
  route('money', 'pages/site/money.tsx'),
  route('auth', 'pages/site/auth.tsx'),
  route('auth/callback', 'pages/site/auth-callback.tsx'),
  route('auth/return', 'pages/site/auth-return.tsx'),
  route('offline', 'pages/site/offline.tsx'),
  route('preferences', 'pages/site/preferences.tsx'),

  layout('frames/applicant-layout.tsx', [
    route('dashboard', 'pages/apply/dashboard.tsx'),
    route('documents', 'pages/apply/documents.tsx'),
    route('profile', 'pages/apply/profile.tsx'),
    route('subscription', 'pages/apply/subscription.tsx'),
    route('subscription/return', 'pages/apply/subscription-return.tsx'),
    route('visa-process', 'pages/apply/visa-process.tsx'),
    route('visa-process/apostille', 'pages/apply/apostille.tsx'),
    route('visa-process/cards', 'pages/apply/cards.tsx'),
    route('visa-process/check-answers', 'pages/apply/check-answers.tsx'),
    route('visa-process/panel', 'pages/apply/panel.tsx'),
    route('visa-process/practice', 'pages/apply/practice.tsx'),
    route('visa-process/submitted', 'pages/apply/submitted.tsx'),
    route('visa-process/welcome', 'pages/apply/welcome.tsx'),
  ]),

  route('*', 'pages/site/not-found.tsx'),
];

/** The marketers' pages, the gallery of our components, and the office. `isEnglishOnly` knows their addresses. */
const inEnglish = [
  route('pitches/:slug', 'pages/site/pitch.tsx'),
  route('testing', 'pages/site/testing.tsx'),
  route('testing2', 'pages/site/testing2.tsx'),

  route('admin/preview/maintenance', 'pages/office/maintenance-preview.tsx'),
  route('admin/preview/pitches/:id', 'pages/office/pitch-preview.tsx'),
  route('admin/landing-pages/:id', 'pages/office/page-editor.tsx'),
  route('admin-setup', 'pages/office/admin-setup.tsx'),
  route('admin', 'frames/admin-layout.tsx', [
    index('pages/office/overview.tsx'),
    route('applications', 'pages/office/applications.tsx'),
    route('applications/:id', 'pages/office/application.tsx'),
    route('review', 'pages/office/review.tsx'),
    route('users', 'pages/office/users.tsx'),
    route('users/:id', 'pages/office/user.tsx'),
    route('audit', 'pages/office/audit.tsx'),
    route('support', 'pages/office/support.tsx'),
    route('support/canned-replies', 'pages/office/canned-replies.tsx'),
    route('support/:id', 'pages/office/support-thread.tsx'),
    route('settings', 'pages/office/settings.tsx'),
    route('outbox', 'pages/office/outbox.tsx'),
    route('outbox/kinds', 'pages/office/mail-kinds.tsx'),
    route('landing-pages', 'pages/office/landing-pages.tsx'),
    route('facts', 'pages/office/facts.tsx'),
    route('facts/new', 'pages/office/new-fact.tsx'),
    route('facts/:id', 'pages/office/fact.tsx'),
    route('experiments', 'pages/office/experiments.tsx'),
    route('experiments/:id', 'pages/office/experiment.tsx'),
    route('experiments/:id/report', 'pages/office/experiment-report.tsx'),
    route('analytics', 'pages/office/analytics.tsx'),
    route('workload', 'pages/office/workload.tsx'),
  ]),
  route('staff', 'frames/staff-layout.tsx', [
    index('pages/office/overview.tsx', { id: 'staff-overview' }),
    route('applications', 'pages/office/applications.tsx', { id: 'staff-applications' }),
    route('applications/:id', 'pages/office/application.tsx', { id: 'staff-application' }),
    route('review', 'pages/office/review.tsx', { id: 'staff-review' }),
    route('support', 'pages/office/support.tsx', { id: 'staff-support' }),
    route('support/canned-replies', 'pages/office/canned-replies.tsx', { id: 'staff-canned-replies' }),
    route('support/:id', 'pages/office/support-thread.tsx', { id: 'staff-support-thread' }),
  ]),
];

/** Those addresses in the Portuguese build, where a link or a way back leads to one. */
const toEnglish = ['admin', 'admin-setup', 'staff', 'pitches', 'testing', 'testing2'].map((path) =>
  route(`${path}/*`, 'pages/site/in-english.tsx', { id: `english-${path}` }),
);

/** The URL tree, by audience: site (public), apply (applicant), office (staff). */
export default [
  ...inBothLanguages,
  ...(process.env.BUILD_LANGUAGE === 'pt' ? toEnglish : inEnglish),
] satisfies RouteConfig;
