import { reachOf } from './reach.ts';

/** The screens that most people see; at night all of them are looked at (reach.night.test.ts). */
const main = ['/', '/auth', '/dashboard', '/documents', '/visa-process', '/admin', '/admin/applications'];

reachOf((path) => main.includes(path));
