import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTexts, textFiles, twinOf } from '#tests/support/text-files.ts';

/** Said in Brazil, or before the spelling of 1990, or too close to the reader; `*` is any ending. */
const forbidden = new RegExp(
  `(?<!\\p{L})(${[
    'tela|telas|arquivo*|usuári*|celular*|senha|senhas|baixar|baixe|deletar|delete|clique|clicar|salvar|salve',
    'cadastr*|registro|registros|registrar|registre|conosco|contato|contatos|contatar|equipe|equipes|fato|fatos',
    'gerenci*|aplicativo*|planilha|mouse|compartilh*|acessar|acesse|aluguel|econômic*|eletrônic*|telefônic*',
    'gênero|quilômetro*|você|vocês|teu|tua|teus|tuas|contigo|a gente|o senhor|a senhora',
    '(está|estamos|estão|estou) \\p{L}+ndo|upload|download|login|logout|browser|password|email',
    'actual*|acção|acções|direct*|correcto|correcta|óptim*|adopt*|excepto|objectivo|electr*|projecto',
    'Janeiro|Fevereiro|Março|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro',
  ]
    .join('|')
    .replaceAll('*', '\\p{L}*')})(?!\\p{L})`,
  'gu',
);

/** What is the same in both languages on purpose, though it is longer than three words. */
const shared = new Set(['FBI Identity History Summary']);

/** Under these names stands what is not a sentence. */
const kept = new Set(['href', 'numeral']);

const translated = [...textFiles].filter(([name, file]) => name !== 'locale' && existsSync(twinOf(file)));

interface Pair {
  path: string;
  english: string;
  portuguese: string;
}

/** Marks that stand for what is filled in; each is told from the others, and reads as a number nowhere. */
const filled = ['\u2460', '\u2461', '\u2462', '\u2463'];

/** Every sentence beside its translation; functions are called with marks, or with lists of one mark. */
function pairsOf(english: unknown, portuguese: unknown, path: string): Pair[] {
  if (typeof english === 'string') return [{ path, english, portuguese: String(portuguese) }];
  if (isFunction(english) && isFunction(portuguese)) {
    const marks = filled.slice(0, english.length);
    const given = [marks, marks.map((mark) => [mark])].find(
      (values) => takes(english, values) && takes(portuguese, values),
    );
    // What counts or looks something up has a test of its own, `one-name.test.ts`.
    return given ? pairsOf(english(...given), portuguese(...given), `${path}()`) : [];
  }
  if (typeof english !== 'object' || english === null) return [];
  const other = portuguese as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, entry]) => pairsOf(entry, other[key], `${path}.${key}`));
}

const isKept = ({ path, english }: Pair) => kept.has(path.split('.').at(-1) ?? '') || /^\/\w/.test(english);

type Said = (...values: unknown[]) => unknown;
const isFunction = (value: unknown): value is Said => typeof value === 'function';

function takes(said: Said, values: unknown[]): boolean {
  try {
    said(...values);
    return true;
  } catch {
    return false;
  }
}

describe.each(translated)('%s', async (name, file) => {
  const [english, portuguese] = await Promise.all([readTexts(file), import(twinOf(file))]);
  const pairs = pairsOf({ ...english }, { ...portuguese }, name);

  test('is written as in Portugal', () => {
    const lines = readFileSync(twinOf(file), 'utf8').split('\n');
    const found = lines
      .filter((line) => !/^\s*(import|\/?\*)/.test(line))
      .flatMap((line) => {
        // Keys, ids and names of values are English.
        const words = line.replaceAll(/'[^']*':|'[a-z-]+'|\b[\w-]+:|\$\{[^}]*\}|\([^()]*\) =>/g, ' ');
        return [...words.matchAll(forbidden)].map(([form]) => `${form}: ${line.trim()}`);
      });
    expect(found).toEqual([]);
  });

  test('is translated', () => {
    const same = pairs.filter(
      (pair) =>
        pair.english === pair.portuguese &&
        pair.english.trim().split(/\s+/).length > 3 &&
        !shared.has(pair.english) &&
        !isKept(pair),
    );
    expect(same).toEqual([]);
  });

  test('leaves addresses and numerals as they are, and no sentence empty', () => {
    for (const pair of pairs) {
      if (isKept(pair)) expect(pair.portuguese).toBe(pair.english);
      expect(pair.portuguese === '', pair.path).toBe(pair.english === '');
    }
  });

  test('fills in what the English sentence fills in', () => {
    const lost = pairs.flatMap(({ path, english, portuguese }) =>
      filled.filter((mark) => english.includes(mark) && !portuguese.includes(mark)).map(() => path),
    );
    expect(lost).toEqual([]);
  });
});
