/** Behind 0x7f, the font's table has these in place of control characters (Windows code page 1252). */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that no accent makes, and what stands for them in a passport. */
const standIns: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
};

const hasLetter = (letter: string) =>
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]/.test(letter) || beyondLatin.includes(letter);

/**
 * A text in letters that the fonts of every reader of PDFs have: English and Portuguese whole, others without the accents
 * that are missing, and '?' for what has nothing like it.
 */
export function toLetters(text: string): { text: string; lost: boolean } {
  let lost = false;
  const fit = Array.from(text.normalize('NFC'), (letter) => {
    if (/[\p{Cc}\p{Z}]/u.test(letter)) return ' ';
    if (/\p{Cf}/u.test(letter)) return '';
    const found = likeIt(letter);
    if (found === undefined) lost = true;
    return found ?? '?';
  });
  return { text: fit.join(''), lost };
}

/** The letter, or it with fewer of its accents, or what stands for it. */
function likeIt(letter: string): string | undefined {
  if (hasLetter(letter)) return letter;
  if (standIns[letter]) return standIns[letter];
  const [base = '', ...accents] = letter.normalize('NFD');
  const closer = accents.map((accent) => (base + accent).normalize('NFC')).find(hasLetter);
  if (closer) return closer;
  if (accents.length > 0 && hasLetter(base)) return base;
  return /^\p{M}$/u.test(letter) ? '' : undefined;
}
