import { inLanguage, isEnglishOnly, type Language } from '#platform/shared/languages.ts';
import type { Options } from './options.ts';
import { type Condition, type Reader, screens } from './screens.ts';

/** One screen, as one reader finds it in one language. */
export interface Place {
  language: Language;
  reader: Reader;
  path: string;
  condition: Condition;
}

/** Every screen that is wanted, in the order of the sheets. */
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

/** Its address, with what its names stand for. */
export function addressOf({ language, path }: Place, ids: ReadonlyMap<string, string>): string {
  return inLanguage(
    language,
    path.replace(/:\w+/, (name) => ids.get(name) ?? ''),
  );
}
