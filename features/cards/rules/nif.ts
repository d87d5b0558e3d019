const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Whether this can be a NIF: nine digits, the last of which follows from the others, so that one wrong digit is noticed.
 * Spaces and 'PT' do not matter. It says nothing about whether somebody has that number.
 */
export function isNif(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check > 9 ? 0 : check);
}

/** "123 456 789", as it is read out in Portugal; what is no number of nine digits stays as it was typed. */
export function spacedNif(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 9 ? digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : text.trim();
}
