import { index, type RouteConfig } from '@react-router/dev/routes';

/** The URL tree, by audience: site (public), apply (applicant), office (staff). */
export default [index('routes/site/landing.tsx')] satisfies RouteConfig;
