import { type PDFContext, PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { FileNotPut } from '../file-problem.ts';
import { groundOf } from './field-ground.ts';
import { captionOf, hasFlag, inherited, styleOf, turned, turnOf, wordsOf } from './field-value.ts';

/** The marks that makers of forms offer, as ZapfDingbats codes them, with their widths in thousandths of their size. */
const widths: Record<string, number> = { 3: 755, 4: 846, 8: 677, l: 791, n: 761, u: 788, H: 816 };

/** Whether a field is a check box or a radio button. */
export const isBox = (widget: PDFDict): boolean =>
  inherited(widget, 'FT') === PDFName.of('Btn') && !hasFlag(widget, 'pushButton');

/** Whether a box is ticked, and how: the name of its drawing. */
export function stateOf(widget: PDFDict): PDFName | undefined {
  const state = widget.lookup(PDFName.of('AS')) ?? inherited(widget, 'V');
  return state instanceof PDFName ? state : undefined;
}

/**
 * Draws a check box or a radio button of which the file wants readers to do so, as the viewer does: its ground, and its mark
 * where it is ticked. Undefined for one that shows neither.
 * @param style - font, size and colour of fields that say nothing of it.
 * @throws FileNotPut for a mark that is none of the usual ones.
 */
export function drawBox(
  context: PDFContext,
  widget: PDFDict,
  { style, size: [wide, high] }: { style: string; size: readonly [number, number] },
): PDFRef | undefined {
  const state = stateOf(widget);
  const isTicked = state !== undefined && state !== PDFName.of('Off');
  const isRadio = hasFlag(widget, 'radio');
  const mark = captionOf(widget)[0] ?? (isRadio ? 'l' : '3');
  const turn = turnOf(widget);
  const [width, height] = turn % 180 === 0 ? [wide, high] : [high, wide];
  const ground = groundOf(widget, { width, height, box: isRadio && mark === 'l' ? 'round' : 'square' });
  if (!isTicked && !ground) return undefined;
  const wideMark = widths[mark];
  if (isTicked && wideMark === undefined) throw new FileNotPut('different');
  const said = styleOf(wordsOf(inherited(widget, 'DA')) || style);
  const letters = said.size ?? Math.min(width, height) * 0.8;
  const at = [(width - ((wideMark ?? 0) / 1000) * letters) / 2, (height - 0.705 * letters) / 2];
  const ticked = `BT ${said.color} /Marks ${letters.toFixed(2)} Tf ${at.map((side) => side.toFixed(2)).join(' ')} Td (${mark}) Tj ET`;
  const form = context.stream(`${ground} q ${isTicked ? ticked : ''} Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...turned(turn, width, height)],
    Resources: { Font: { Marks: { Type: 'Font', Subtype: 'Type1', BaseFont: 'ZapfDingbats' } } },
  });
  return context.register(form);
}

/** Whether a file holds any drawing of a box, though it may be of another state. */
export function hasDrawings(widget: PDFDict): boolean {
  const all = widget.lookup(PDFName.of('AP'));
  const normal = all instanceof PDFDict ? all.lookup(PDFName.of('N')) : undefined;
  return normal instanceof PDFDict ? normal.keys().length > 0 : normal !== undefined;
}
