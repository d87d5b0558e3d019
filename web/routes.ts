import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages and the applicant's, in both languages. */
const inBothLanguages = [
  index('routes/site/landing.tsx'),
  route('support', 'routes/site/support.tsx', { id: 'support' }),
  route('contact', 'routes/site/support.tsx', { id: 'contact' }),
  route('privacy', 'routes/site/privacy.tsx'),
  route('pet', 'routes/site/pet.tsx'),
  route('money', 'routes/site/money.tsx'),
  route('auth', 'routes/site/auth.tsx'),
  route('auth/callback', 'routes/site/auth-callback.tsx'),
  route('auth/return', 'routes/site/auth-return.tsx'),
  route('offline', 'routes/site/offline.tsx'),
  route('preferences', 'routes/site/preferences.tsx'),

  layout('routes/apply/layout.tsx', [
    route('dashboard', 'routes/apply/dashboard.tsx'),
    route('documents', 'routes/apply/documents.tsx'),
    route('profile', 'routes/apply/profile.tsx'),
    route('subscription', 'routes/apply/subscription.tsx'),
    route('subscription/return', 'routes/apply/subscription-return.tsx'),
    route('visa-process', 'routes/apply/visa-process.tsx'),
    route('visa-process/apostille', 'routes/apply/apostille.tsx'),
    route('visa-process/cards', 'routes/apply/cards.tsx'),
    route('visa-process/panel', 'routes/apply/panel.tsx'),
    route('visa-process/practice', 'routes/apply/practice.tsx'),
    route('visa-process/submitted', 'routes/apply/submitted.tsx'),
    route('visa-process/welcome', 'routes/apply/welcome.tsx'),
  ]),

  route('*', 'routes/site/not-found.tsx'),
];

/** The marketers' pages, the gallery of our components, and the office. `isEnglishOnly` knows their addresses. */
const inEnglish = [
  route('pitches/:slug', 'routes/site/pitch.tsx'),
  route('testing', 'routes/site/testing.tsx'),
  route('testing2', 'routes/site/testing2.tsx'),

  route('admin/preview/maintenance', 'routes/office/maintenance-preview.tsx'),
  route('admin/preview/pitches/:id', 'routes/office/pitch-preview.tsx'),
  route('admin/landing-pages/:id', 'routes/office/page-editor.tsx'),
  route('admin-setup', 'routes/office/admin-setup.tsx'),
  route('admin', 'routes/office/admin-layout.tsx', [
    index('routes/office/overview.tsx'),
    route('applications', 'routes/office/applications.tsx'),
    route('applications/:id', 'routes/office/application.tsx'),
    route('review', 'routes/office/review.tsx'),
    route('users', 'routes/office/users.tsx'),
    route('users/:id', 'routes/office/user.tsx'),
    route('audit', 'routes/office/audit.tsx'),
    route('support', 'routes/office/support.tsx'),
    route('support/canned-replies', 'routes/office/canned-replies.tsx'),
    route('support/:id', 'routes/office/support-thread.tsx'),
    route('settings', 'routes/office/settings.tsx'),
    route('outbox', 'routes/office/outbox.tsx'),
    route('outbox/kinds', 'routes/office/mail-kinds.tsx'),
    route('landing-pages', 'routes/office/landing-pages.tsx'),
    route('facts', 'routes/office/facts.tsx'),
    route('facts/new', 'routes/office/new-fact.tsx'),
    route('facts/:id', 'routes/office/fact.tsx'),
    route('experiments', 'routes/office/experiments.tsx'),
    route('experiments/:id', 'routes/office/experiment.tsx'),
    route('analytics', 'routes/office/analytics.tsx'),
  ]),
  route('staff', 'routes/office/staff-layout.tsx', [
    index('routes/office/overview.tsx', { id: 'staff-overview' }),
    route('applications', 'routes/office/applications.tsx', { id: 'staff-applications' }),
    route('applications/:id', 'routes/office/application.tsx', { id: 'staff-application' }),
    route('review', 'routes/office/review.tsx', { id: 'staff-review' }),
    route('support', 'routes/office/support.tsx', { id: 'staff-support' }),
    route('support/canned-replies', 'routes/office/canned-replies.tsx', { id: 'staff-canned-replies' }),
    route('support/:id', 'routes/office/support-thread.tsx', { id: 'staff-support-thread' }),
  ]),
];

/** Those addresses in the Portuguese build, where a link or a way back leads to one. */
const toEnglish = ['admin', 'admin-setup', 'staff', 'pitches', 'testing', 'testing2'].map((path) =>
  route(`${path}/*`, 'routes/site/in-english.tsx', { id: `english-${path}` }),
);

/** The URL tree, by audience: site (public), apply (applicant), office (staff). */
export default [
  ...inBothLanguages,
  ...(process.env.BUILD_LANGUAGE === 'pt' ? toEnglish : inEnglish),
] satisfies RouteConfig;
