import { reachOf } from './reach.ts';

/** The screens that most people see. */
const main = ['/', '/auth', '/dashboard', '/documents', '/visa-process', '/admin'];

reachOf((path) => main.includes(path));
