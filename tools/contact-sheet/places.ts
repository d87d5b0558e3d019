import { parseArgs } from 'node:util';
import { inLanguage, isEnglishOnly, type Language } from '#platform/shared/languages.ts';
import { type Condition, type Reader, screens } from './screens.ts';

/** One screen for one reader in one language. */
export interface Place {
  language: Language;
  reader: Reader;
  path: string;
  condition: Condition;
}

/** The selected screens, in the order of the sheets. */
export function placesOf({
  languages,
  readers,
  conditions,
  isWanted,
}: Pick<Options, 'languages' | 'readers' | 'conditions' | 'isWanted'>): Place[] {
  return languages.flatMap((language) =>
    (Object.keys(screens) as Reader[])
      .filter((reader) => readers.includes(reader))
      .flatMap((reader) =>
        screens[reader].flatMap((looked): Place[] => {
          const [path, ...said] = typeof looked === 'string' ? [looked] : looked;
          if (!isWanted(path) || (language === 'pt' && isEnglishOnly(path))) return [];
          const all = said.length > 0 ? (said as Condition[]) : (['usual'] as const);
          return all
            .filter((condition) => conditions.includes(condition))
            .map((condition) => ({ language, reader, path, condition }));
        }),
      ),
  );
}

/** The URL of a screen, with the names of records replaced by their ids. */
export function addressOf({ language, path }: Place, ids: ReadonlyMap<string, string>): string {
  return inLanguage(
    language,
    path.replace(/:\w+/, (name) => ids.get(name) ?? ''),
  );
}

export type Theme = 'light' | 'dark';

const looks: Record<string, { preferences?: string; forced?: boolean }> = {
  usual: {},
  'big-and-calm': { preferences: '{"calm":true,"text":130,"contrast":"high","motion":"none"}' },
  'high-contrast': { preferences: '{"contrast":"high"}' },
  'large-text': { preferences: '{"text":150}' },
  'forced-colors': { forced: true },
};

/** The options of the command line; by default everything. */
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
    /** Pixels at which a long page is cut. */
    tallest: Number(values.tallest),
    /** `/documents` is that path only, `/admin*` every path that begins so. */
    isWanted: (path: string) =>
      only.length === 0 ||
      only.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one)),
  };
}

export type Options = ReturnType<typeof readOptions>;
