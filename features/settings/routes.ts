import { type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as settings from './contract.ts';
import {
  countPeopleHere,
  getPublicSettings,
  getSettings,
  listSettingChanges,
  saveSettings,
} from './server/settings.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(settings.getPublicSettings, { policy: 'public', limits: reads }, getPublicSettings),
  route(settings.getSettings, { policy: 'admin', limits: reads }, getSettings),
  route(settings.countPeopleHere, { policy: 'admin', limits: reads }, countPeopleHere),
  route(settings.saveSettings, { policy: 'admin', limits: writes, recent: true }, saveSettings),
  route(settings.listSettingChanges, { policy: 'admin', limits: reads }, listSettingChanges),
];
