import { health } from '#domain/contracts/health.ts';
import { getPublicSettings as publicSettings } from '#domain/contracts/settings.ts';
import { getHealth } from '../features/health/get-health.ts';
import { getPublicSettings } from '../features/settings/get-public-settings.ts';
import { reads } from './limits.ts';
import { type Route, route } from './route.ts';

/** The table of contents of the API: one line per endpoint, with who may call it and how much. */
export const routes: readonly Route[] = [
  route(health, { policy: 'public', limits: reads }, getHealth),
  route(publicSettings, { policy: 'public', limits: reads }, getPublicSettings),
];
