import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObjectCopier, PDFRef } from '@cantoo/pdf-lib';

/** The layers of a file and those that a viewer does not show when it opens it. */
export interface Layers {
  all: PDFRef[];
  off: Set<PDFRef>;
}

const nameOf = (dict: PDFDict | undefined, key: string) => dict?.lookup(PDFName.of(key));

const dictOf = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const found = nameOf(dict, key);
  return found instanceof PDFDict ? found : undefined;
};

function refsOf(dict: PDFDict | undefined, key: string): PDFRef[] {
  const found = nameOf(dict, key);
  return found instanceof PDFArray ? found.asArray().filter((item) => item instanceof PDFRef) : [];
}

/** By the rules of the viewer (pdf.js, `OptionalContentConfig`): base state, then what is on, then what is off, then its use. */
export function readLayers({ catalog, context }: PDFDocument): Layers {
  const properties = dictOf(catalog, 'OCProperties');
  const settings = dictOf(properties, 'D');
  const all = refsOf(properties, 'OCGs');
  if (!settings) return { all, off: new Set() };
  const off = new Set(nameOf(settings, 'BaseState') === PDFName.of('OFF') ? all : []);
  for (const layer of refsOf(settings, 'ON')) off.delete(layer);
  for (const layer of refsOf(settings, 'OFF')) off.add(layer);
  for (const layer of all) {
    const group = context.lookup(layer);
    if (!(group instanceof PDFDict)) continue;
    if (nameOf(dictOf(dictOf(group, 'Usage'), 'View'), 'ViewState') === PDFName.of('OFF')) off.add(layer);
  }
  return { all, off };
}

/** Tells the folder which layers stay hidden, on the screen and on paper. */
export function addLayers(
  { catalog, context }: PDFDocument,
  { all, off }: Layers,
  source: PDFDocument,
  copier: PDFObjectCopier,
): void {
  if (all.length === 0) return;
  const properties = dictOf(catalog, 'OCProperties') ?? emptyProperties({ catalog, context });
  const settings = dictOf(properties, 'D');
  for (const layer of all) {
    const group = source.context.lookup(layer);
    if (!(group instanceof PDFDict)) continue;
    // Its use could turn it on again for the printer or for a zoom.
    group.delete(PDFName.of('Usage'));
    const copied = copier.copy(layer);
    properties.lookup(PDFName.of('OCGs'), PDFArray).push(copied);
    if (!off.has(layer)) continue;
    settings?.lookup(PDFName.of('OFF'), PDFArray).push(copied);
    settings?.lookup(PDFName.of('Locked'), PDFArray).push(copied);
  }
}

function emptyProperties({ catalog, context }: Pick<PDFDocument, 'catalog' | 'context'>): PDFDict {
  const properties = context.obj({ OCGs: [], D: { BaseState: 'ON', OFF: [], Locked: [], Order: [] } });
  catalog.set(PDFName.of('OCProperties'), properties);
  return properties;
}
