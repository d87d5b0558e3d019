import { parseArgs } from 'node:util';
import type { Language } from '#platform/shared/languages.ts';
import { screens } from './screens.ts';

export type Theme = 'light' | 'dark';

const looks: Record<string, { preferences?: string; forced?: boolean }> = {
  usual: {},
  'big-and-calm': { preferences: '{"calm":true,"text":130,"contrast":"high","motion":"none"}' },
  'high-contrast': { preferences: '{"contrast":"high"}' },
  'large-text': { preferences: '{"text":150}' },
  'forced-colors': { forced: true },
};

/** What is to be looked at, as the command line says it; without a word there, everything. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      languages: { type: 'string', default: 'en,pt' },
      widths: { type: 'string', default: '320,390,768,1280,1920' },
      themes: { type: 'string', default: 'light,dark' },
      conditions: { type: 'string', default: 'usual,error,loading' },
      as: { type: 'string', default: Object.keys(screens).join() },
      only: { type: 'string', default: '' },
      look: { type: 'string', default: 'usual' },
      to: { type: 'string', default: 'contact-sheet' },
      tallest: { type: 'string', default: '2600' },
    },
  });
  const look = looks[values.look];
  if (!look) throw new Error(`--look is one of ${Object.keys(looks).join(', ')}`);
  const only = values.only.split(',').filter(Boolean);
  return {
    languages: values.languages.split(',') as Language[],
    widths: values.widths.split(',').map(Number),
    themes: values.themes.split(',') as Theme[],
    conditions: values.conditions.split(','),
    readers: values.as.split(','),
    look,
    to: values.to,
    /** Pixels; a longer page is cut here. */
    tallest: Number(values.tallest),
    /** `/documents` means that address alone, `/admin*` everything that begins so. */
    isWanted: (path: string) =>
      only.length === 0 ||
      only.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one)),
  };
}

export type Options = ReturnType<typeof readOptions>;
