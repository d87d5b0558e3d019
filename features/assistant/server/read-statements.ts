import type { Statement } from '../rules/check-statement.ts';

/**
 * Takes an answer of the model as it comes and hands out each statement that is complete. A statement is an object within
 * the list; what cannot be read as one is left out, as the whole is checked at the end.
 */
export function statementReader() {
  let text = '';
  let at = -1;
  let depth = 0;
  let begin = -1;
  let quoted = false;
  let escaped = false;

  return {
    add(piece: string): Statement[] {
      text += piece;
      if (at < 0) {
        const list = /"statements"\s*:\s*\[/.exec(text);
        if (!list) return [];
        at = list.index + list[0].length;
      }
      const found: Statement[] = [];
      for (; at < text.length; at += 1) {
        const character = text[at];
        if (escaped) escaped = false;
        else if (quoted && character === '\\') escaped = true;
        else if (character === '"') quoted = !quoted;
        else if (quoted) continue;
        else if (character === ']' && depth === 0) {
          at = text.length;
          depth = Number.NaN;
        } else if (character === '{') {
          if (depth === 0) begin = at;
          depth += 1;
        } else if (character === '}') {
          depth -= 1;
          if (depth === 0) found.push(...statementIn(text.slice(begin, at + 1)));
        }
      }
      return found;
    },
    /** All that came. */
    get text() {
      return text;
    },
  };
}

function statementIn(json: string): Statement[] {
  try {
    const { text, passages } = JSON.parse(json);
    const fits = typeof text === 'string' && Array.isArray(passages);
    return fits ? [{ text, passages: passages.filter((id: unknown) => typeof id === 'string') }] : [];
  } catch {
    return [];
  }
}
