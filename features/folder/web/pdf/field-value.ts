import {
  layoutMultilineText,
  layoutSinglelineText,
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
  TextAlignment,
} from '@cantoo/pdf-lib';
import { FileNotPut } from '../file-problem.ts';
import { isInLetters } from './book.ts';
import { groundOf } from './field-ground.ts';
import { numberOf, numbersOf } from './page-tree.ts';
import type { Matrix } from './visible-box.ts';

/** Fields stand in fields; deeper is a circle. */
const deepest = 32;

/** An entry of a field, or of the fields that it belongs to. */
export function inherited(field: PDFDict, name: string): PDFObject | undefined {
  let place: PDFObject | undefined = field;
  for (let depth = 0; depth < deepest && place instanceof PDFDict; depth += 1) {
    const found = place.lookup(PDFName.of(name));
    if (found) return found;
    place = place.lookup(PDFName.of('Parent'));
  }
}

export const wordsOf = (found: PDFObject | undefined): string =>
  found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : '';

/** Bits of `Ff`, as the format numbers them less one. */
const flag = { multiline: 12, password: 13, radio: 15, pushButton: 16, combo: 17, comb: 24 };

export const hasFlag = (field: PDFDict, name: keyof typeof flag): boolean =>
  (((numberOf(inherited(field, 'Ff')) ?? 0) >>> flag[name]) & 1) === 1;

/** What a person reads in a field of text or choice: of a choice, the words and not the code behind them. */
export function typedInto(field: PDFDict): string {
  const found = inherited(field, 'V');
  const values = found instanceof PDFArray ? found.asArray() : [found];
  const options = inherited(field, 'Opt');
  const shown = values.map((value) => {
    const words = wordsOf(value);
    if (!(options instanceof PDFArray)) return words;
    for (let index = 0; index < options.size(); index += 1) {
      const option = options.lookup(index);
      if (option instanceof PDFArray && wordsOf(option.lookup(0)) === words) return wordsOf(option.lookup(1));
    }
    return words;
  });
  return shown.filter(Boolean).join('\n').replaceAll(/\r\n?/g, '\n').trimEnd();
}

/** A password as readers show it, a dot for a letter. */
const asDots = (text: string) => '•'.repeat(Array.from(text).length);

/** A drawing of the ground of an empty field, for one that has a ground or a border. */
export function drawGround(
  context: PDFContext,
  field: PDFDict,
  [width, height]: readonly [number, number],
): PDFRef | undefined {
  const ground = groundOf(field, { width, height });
  return ground ? context.register(context.stream(ground, { BBox: [0, 0, width, height] })) : undefined;
}

/** What is written on a button. */
export function captionOf(field: PDFDict): string {
  const look = field.lookup(PDFName.of('MK'));
  return look instanceof PDFDict ? wordsOf(look.lookup(PDFName.of('CA'))) : '';
}

/** Between the border of a field and its letters. */
const padding = 2;

/**
 * Draws a value, or what is written on a button, that the file holds without a drawing of it, as readers do: in Helvetica, in the size and colour of the field.
 * @throws FileNotPut for letters that the font has not, and for a value that would be cut.
 */
export function drawValue(
  context: PDFContext,
  field: PDFDict,
  {
    font,
    style: usual,
    size: [wide, high],
  }: { font: PDFFont; style: string; size: readonly [number, number] },
): PDFRef {
  const isButton = inherited(field, 'FT') === PDFName.of('Btn');
  const said = isButton ? captionOf(field) : typedInto(field);
  const text = !isButton && hasFlag(field, 'password') ? asDots(said) : said;
  if (!isInLetters(text)) throw new FileNotPut('letters');
  const turn = turnOf(field);
  const [width, height] = turn % 180 === 0 ? [wide, high] : [high, wide];
  const style = styleOf(wordsOf(inherited(field, 'DA')) || usual);
  const layout = layOut(text, field, { font, fontSize: style.size, width, height });
  const lines = layout.lines.map(
    ({ encoded, x, y }) => `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${encoded.toString()} Tj`,
  );
  const ground = groundOf(field, { width, height });
  const form = context.stream(
    `${ground} q BT ${style.color} /Letters ${layout.fontSize} Tf ${lines.join(' ')} ET Q`,
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Matrix: [...turned(turn, width, height)],
      Resources: { Font: { Letters: font.ref } },
    },
  );
  return context.register(form);
}

/** Degrees against the clock, from 0 up to 360. */
export function turnOf(field: PDFDict): number {
  const look = field.lookup(PDFName.of('MK'));
  const said = (look instanceof PDFDict && numberOf(look.lookup(PDFName.of('R')))) || 0;
  return ((said % 360) + 360) % 360;
}

/** Size of the letters, undefined where they shall fit, and their colour as an operator. */
export function styleOf(said: string): { size: number | undefined; color: string } {
  const words = said.split(/\s/).filter(Boolean);
  const operands = { g: 1, rg: 3, k: 4 };
  let color = '0 g';
  for (const [index, word] of words.entries()) {
    const count = operands[word as keyof typeof operands];
    const values = words.slice(index - (count ?? 0), index);
    if (count && values.length === count && values.every((value) => Number.isFinite(Number(value))))
      color = [...values, word].join(' ');
  }
  return { size: Number(words[words.indexOf('Tf') - 1]) || undefined, color };
}

/** Turned against the clock, a field is filled along its other side. */
export function turned(turn: number, width: number, height: number): Matrix {
  if (turn === 90) return [0, 1, -1, 0, height, 0];
  if (turn === 180) return [-1, 0, 0, -1, width, height];
  if (turn === 270) return [0, -1, 1, 0, 0, width];
  return [1, 0, 0, 1, 0, 0];
}

interface Room {
  font: PDFFont;
  fontSize: number | undefined;
  width: number;
  height: number;
}

function layOut(text: string, field: PDFDict, { font, fontSize, width, height }: Room) {
  const bounds = { x: padding, y: padding, width: width - 2 * padding, height: height - 2 * padding };
  if (!(bounds.width > 0 && bounds.height > 0)) throw new FileNotPut('cutValue');
  const usual = inherited(field, 'FT') === PDFName.of('Btn') ? 1 : 0;
  const alignment =
    [TextAlignment.Left, TextAlignment.Center, TextAlignment.Right][
      numberOf(inherited(field, 'Q')) ?? usual
    ] ?? TextAlignment.Left;
  const cells = numberOf(inherited(field, 'MaxLen')) ?? 0;
  if (hasFlag(field, 'comb') && cells > 0) return inCells(text, cells, { font, fontSize, width, height });
  if (hasFlag(field, 'multiline') || text.includes('\n')) {
    const laid = layoutMultilineText(text, { alignment, font, bounds, ...(fontSize && { fontSize }) });
    if (laid.lines.length * laid.lineHeight > height + laid.lineHeight / 2) throw new FileNotPut('cutValue');
    return laid;
  }
  const { line, fontSize: used } = layoutSinglelineText(text, {
    alignment,
    font,
    bounds,
    ...(fontSize && { fontSize }),
  });
  if (line.width > width || line.height > height) throw new FileNotPut('cutValue');
  return { lines: [line], fontSize: used };
}

/** A box for each letter. */
function inCells(text: string, cells: number, { font, fontSize = 12, width, height }: Room) {
  const letters = Array.from(text);
  if (letters.length > cells) throw new FileNotPut('cutValue');
  const used = Math.min(fontSize, height, (width / cells) * 1.4);
  const y = (height - font.heightAtSize(used, { descender: false })) / 2;
  const lines = letters.map((letter, index) => ({
    encoded: font.encodeText(letter),
    x: (width / cells) * (index + 0.5) - font.widthOfTextAtSize(letter, used) / 2,
    y,
  }));
  return { lines, fontSize: used };
}

/** The rectangle of an annotation, its corners in order. */
export function rectOf(annotation: PDFDict): [number, number, number, number] | undefined {
  const found = numbersOf(annotation.lookup(PDFName.of('Rect')));
  if (found?.length !== 4 || !found.every(Number.isFinite)) return;
  const [x = 0, y = 0, otherX = 0, otherY = 0] = found;
  return [Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY)];
}
