/** Lower case, without accents, apostrophes, hyphens and doubled spaces: "Côte d'Ivoire" is "cote divoire". */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’.()]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

export interface Option {
  value: string;
  label: string;
  /** Other names that find it: "Ivory Coast". */
  aliases?: readonly string[];
}

/** Whether what was typed occurs in the option's name or in one of its other names. */
export function matchesOption(option: Option, typed: string): boolean {
  const wanted = foldForSearch(typed);
  return [option.label, ...(option.aliases ?? [])].some((name) => foldForSearch(name).includes(wanted));
}
