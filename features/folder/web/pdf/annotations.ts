import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFFont,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { FileNotPut } from '../file-problem.ts';
import { drawBox, hasDrawings, isBox, stateOf } from './field-box.ts';
import { captionOf, drawGround, drawValue, hasFlag, inherited, rectOf, typedInto } from './field-value.ts';
import { numberOf, numbersOf, type SourcePage } from './page-tree.ts';
import { after, type Box, type Matrix } from './visible-box.ts';

/** A drawing of an annotation, and where it goes on its page. */
export interface Placed {
  form: PDFRef;
  matrix: Matrix;
  /** The layer that it belongs to. */
  layer: PDFObject | undefined;
}

export interface Shown {
  placed: Placed[];
  /** Where fields are that the folder draws otherwise than the viewer: values without a drawing, and passwords. */
  own: Box[];
}

const bits = { invisible: 1, hidden: 2, noView: 32 };

interface Fields {
  font: PDFFont;
  /** Font, size and colour of fields that say nothing of it. */
  style: string;
  /** The file asks readers to draw its values again. */
  drawsValues: boolean;
}

/**
 * What a viewer shows on top of a page: stamps, notes, and what was typed into fields. Nothing hidden, and of a
 * password its dots.
 * @throws FileNotPut for a value that would lose letters, and for a list or a stamp without a drawing.
 */
export function shownAnnotations(context: PDFContext, { node }: SourcePage, fields: Fields): Shown {
  const found = node.lookup(PDFName.of('Annots'));
  const shown: Shown = { placed: [], own: [] };
  if (!(found instanceof PDFArray)) return shown;
  for (let index = 0; index < found.size(); index += 1) {
    const annotation = found.lookup(index);
    const rect = annotation instanceof PDFDict && rectOf(annotation);
    if (!rect || isHidden(annotation)) continue;
    const layer = annotation.get(PDFName.of('OC'));
    const drawing = isField(annotation)
      ? drawField(context, annotation, rect, { fields, shown })
      : drawingOf(annotation);
    // Other readers have a drawing of their own for it.
    if (!drawing && subtypeOf(annotation) === PDFName.of('Stamp')) throw new FileNotPut('different');
    if (drawing) shown.placed.push({ form: drawing, matrix: intoRect(context, drawing, rect), layer });
  }
  return shown;
}

const subtypeOf = (annotation: PDFDict) => annotation.lookup(PDFName.of('Subtype'));
const isField = (annotation: PDFDict) => subtypeOf(annotation) === PDFName.of('Widget');

function isHidden(annotation: PDFDict): boolean {
  const flags = numberOf(annotation.lookup(PDFName.of('F'))) ?? 0;
  if (subtypeOf(annotation) === PDFName.of('Popup')) return true;
  return (
    (flags & (bits.hidden | bits.noView)) !== 0 || (!isField(annotation) && (flags & bits.invisible) !== 0)
  );
}

function drawField(
  context: PDFContext,
  widget: PDFDict,
  rect: Box,
  { fields: { font, style, drawsValues }, shown }: { fields: Fields; shown: Shown },
): PDFRef | undefined {
  const kind = inherited(widget, 'FT');
  const written = kind === PDFName.of('Tx') || kind === PDFName.of('Ch');
  const size = [rect[2] - rect[0], rect[3] - rect[1]] as const;
  const isSecret = kind === PDFName.of('Tx') && hasFlag(widget, 'password');
  const drawing = isSecret ? undefined : drawingOf(widget);
  // A list shows what was not chosen, too.
  const isList = kind === PDFName.of('Ch') && !hasFlag(widget, 'combo');
  if (isList && (typedInto(widget) || (drawsValues && inherited(widget, 'Opt')))) {
    if (!drawing) throw new FileNotPut('different');
    return drawing;
  }
  if (written && (drawsValues || !drawing) && typedInto(widget)) {
    shown.own.push(rect);
    return drawValue(context, widget, { font, style, size });
  }
  if (kind === PDFName.of('Btn') && hasFlag(widget, 'pushButton') && !drawing && captionOf(widget)) {
    shown.own.push(rect);
    return drawValue(context, widget, { font, style, size });
  }
  if (isBox(widget) && (drawsValues || !hasDrawings(widget)))
    return drawBox(context, widget, { style, size });
  // What is empty is drawn empty again: the file may hold a drawing of what was there before.
  if (drawing && !(written && drawsValues)) return drawing;
  const ground = drawGround(context, widget, size);
  if (ground) shown.own.push(rect);
  return ground;
}

/** The drawing that the file holds of an annotation, in its present state. */
function drawingOf(annotation: PDFDict): PDFRef | undefined {
  const all = annotation.lookup(PDFName.of('AP'));
  if (!(all instanceof PDFDict)) return;
  const normal = PDFName.of('N');
  const found = all.lookup(normal);
  if (found instanceof PDFStream) return refOf(all, normal);
  const state = stateOf(annotation);
  if (!(found instanceof PDFDict && state && found.lookup(state) instanceof PDFStream)) return;
  return refOf(found, state);
}

function refOf(dict: PDFDict, name: PDFName): PDFRef | undefined {
  const found = dict.get(name);
  return found instanceof PDFRef ? found : undefined;
}

/** Puts the box of a drawing into the rectangle of its annotation (ISO 32000-2, 12.5.5); the drawing's own matrix is its own. */
function intoRect(context: PDFContext, form: PDFRef, rect: Box): Matrix {
  const drawing = context.lookup(form, PDFStream);
  drawing.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  drawing.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const size = [rect[2] - rect[0], rect[3] - rect[1]];
  let [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(drawing.dict.lookup(PDFName.of('BBox'))) ?? [
    0,
    0,
    ...size,
  ];
  const own = numbersOf(drawing.dict.lookup(PDFName.of('Matrix')));
  const matrix =
    own?.length === 6 && own.every(Number.isFinite)
      ? (own as unknown as Matrix)
      : ([1, 0, 0, 1, 0, 0] as const);
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => after([1, 0, 0, 1, x, y], matrix).slice(4));
  const across = corners.map(([x = 0]) => x);
  const up = corners.map(([, y = 0]) => y);
  [left, right, bottom, top] = [Math.min(...across), Math.max(...across), Math.min(...up), Math.max(...up)];
  if (!(right > left && top > bottom)) return [1, 0, 0, 1, rect[0], rect[1]];
  const [wide, high] = [(rect[2] - rect[0]) / (right - left), (rect[3] - rect[1]) / (top - bottom)];
  return [wide, 0, 0, high, rect[0] - left * wide, rect[1] - bottom * high];
}
