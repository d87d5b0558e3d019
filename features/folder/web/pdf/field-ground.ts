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
 * @param box - of a check box or a radio button, as the viewer has it: its border is half outside, or all of it is a circle.
 */
export function groundOf(
  widget: PDFDict,
  { width, height, box }: { width: number; height: number; box?: 'square' | 'round' },
): string {
  const look = dictOf(widget, 'MK');
  if (!look) return '';
  const [ground, edge] = [colorOf(look, 'BG'), colorOf(look, 'BC')];
  const wide = edge ? borderOf(widget) : 0;
  const parts: string[] = [];
  const shape = (by: number) => (box === 'round' ? circle : rectangle)(width, height, by);
  if (ground) parts.push(`${ground.toLowerCase()} ${shape(box === 'round' ? wide / 2 : 0)} f`);
  if (edge && wide > 0) parts.push(`${edge} ${wide} w ${shape(box === 'square' ? 0 : wide / 2)} S`);
  return parts.length > 0 ? `q ${parts.join(' ')} Q` : '';
}

const written = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(' ');

const rectangle = (width: number, height: number, by: number) =>
  `${written(by, by, width - 2 * by, height - 2 * by)} re`;

/** The largest circle that leaves `by` points free on each side: four curves, each a quarter. */
function circle(width: number, height: number, by: number): string {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) / 2 - by];
  const k = r * 0.5523;
  return [
    `${written(x + r, y)} m`,
    `${written(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${written(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${written(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${written(x + k, y - r, x + r, y - k, x + r, y)} c h`,
  ].join(' ');
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
