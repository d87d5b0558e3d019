import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { numberOf, numbersOf } from './page-tree.ts';

const entry = (dict: PDFDict | undefined, name: string) => dict?.lookup(PDFName.of(name));
const dictOf = (dict: PDFDict, name: string): PDFDict | undefined => {
  const found = entry(dict, name);
  return found instanceof PDFDict ? found : undefined;
};

/**
 * Operators that paint the ground and the border of a field, as readers do where the file holds no drawing of it (ISO 32000-2,
 * 12.5.6.19); nothing for a field that has neither. It fills `width` by `height` from zero.
 */
export function groundOf(widget: PDFDict, width: number, height: number): string {
  const look = dictOf(widget, 'MK');
  if (!look) return '';
  const [ground, edge] = [colorOf(look, 'BG'), colorOf(look, 'BC')];
  const wide = edge ? borderOf(widget) : 0;
  const parts: string[] = [];
  if (ground) parts.push(`${ground.toLowerCase()} 0 0 ${width.toFixed(2)} ${height.toFixed(2)} re f`);
  if (edge && wide > 0) {
    const inside = [wide / 2, wide / 2, width - wide, height - wide].map((number) => number.toFixed(2));
    parts.push(`${edge} ${wide} w ${inside.join(' ')} re S`);
  }
  return parts.length > 0 ? `q ${parts.join(' ')} Q` : '';
}

/** The operator of a colour for lines; in small letters it is the one for grounds. */
function colorOf(look: PDFDict, name: 'BG' | 'BC'): string | undefined {
  const values = numbersOf(entry(look, name));
  const operator = { 1: 'G', 3: 'RG', 4: 'K' }[values?.length ?? 0];
  return operator && values?.every(Number.isFinite) ? `${values.join(' ')} ${operator}` : undefined;
}

/** How wide the border is, in points. */
function borderOf(widget: PDFDict): number {
  const said = numberOf(entry(dictOf(widget, 'BS'), 'W'));
  const old = entry(widget, 'Border');
  return said ?? (old instanceof PDFArray ? numberOf(old.lookup(2)) : undefined) ?? 1;
}
