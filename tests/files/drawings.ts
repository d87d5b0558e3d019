import { deflateSync } from 'node:zlib';
import { streamOf } from '#tests/support/a-pdf.ts';
import { formOf, grid, type Made, type PageParts, pageOf, variants } from './page-of.ts';

const pixels = Buffer.from(Array.from({ length: 32 * 32 * 4 }, (_, at) => (at * 37 + (at >> 5) * 11) & 255));
const drawn = '0.9 0.95 1 rg 0 0 612 792 re f q 400 0 0 400 100 200 cm /Im Do Q';
const withImage = (
  entries: string,
  bytes: Buffer = pixels,
  more: readonly (string | Buffer)[] = [],
): Buffer =>
  pageOf({
    content: drawn,
    resources: '/XObject << /Im 6 0 R >>',
    objects: [
      streamOf(bytes, true, `/Type /XObject /Subtype /Image /Width 32 /Height 32 ${entries}`),
      ...more,
    ],
  });

const gray = streamOf(
  pixels.subarray(0, 1024),
  true,
  '/Type /XObject /Subtype /Image /Width 32 /Height 32 /ColorSpace /DeviceGray /BitsPerComponent 8',
);
const stencil = streamOf(
  Buffer.alloc(128, 0xf0),
  true,
  '/Type /XObject /Subtype /Image /Width 32 /Height 32 /ImageMask true /BitsPerComponent 1',
);
const square = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0.8 0.1 0.3] /N 1 >>';
const toCmyk = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0.1 0.9 0.4 0] /N 1 >>';

const images: Record<string, Buffer> = {
  rgb: withImage('/ColorSpace /DeviceRGB /BitsPerComponent 8'),
  cmyk: withImage('/ColorSpace /DeviceCMYK /BitsPerComponent 8'),
  gray: withImage('/ColorSpace /DeviceGray /BitsPerComponent 8'),
  'gray 4 bit': withImage('/ColorSpace /DeviceGray /BitsPerComponent 4'),
  'gray 2 bit': withImage('/ColorSpace /DeviceGray /BitsPerComponent 2'),
  'gray 16 bit': withImage('/ColorSpace /DeviceGray /BitsPerComponent 16'),
  'black and white': withImage('/ColorSpace /DeviceGray /BitsPerComponent 1'),
  'the other way': withImage('/ColorSpace /DeviceGray /BitsPerComponent 8 /Decode [1 0]'),
  'by a table': withImage(
    '/ColorSpace [/Indexed /DeviceRGB 3 <FF000000FF000000FFFFFFFF>] /BitsPerComponent 2',
  ),
  lab: withImage(
    '/ColorSpace [/Lab << /WhitePoint [0.96 1 0.82] /Range [-100 100 -100 100] >>] /BitsPerComponent 8',
  ),
  'a spot colour': withImage(`/ColorSpace [/Separation /Spot /DeviceRGB ${square}] /BitsPerComponent 8`),
  'a spot colour in cmyk': withImage(
    `/ColorSpace [/Separation /Spot /DeviceCMYK ${toCmyk}] /BitsPerComponent 8`,
  ),
  calibrated: withImage(
    '/ColorSpace [/CalRGB << /WhitePoint [0.95 1 1.09] /Gamma [2.2 2.2 2.2] >>] /BitsPerComponent 8',
  ),
  'a stencil': withImage('/ImageMask true /BitsPerComponent 1'),
  'a soft mask': withImage('/ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 7 0 R', pixels, [gray]),
  'a hard mask': withImage('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Mask 7 0 R', pixels, [stencil]),
  'a mask by colour': withImage('/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask [0 99]'),
  'too few bytes': withImage('/ColorSpace /DeviceRGB /BitsPerComponent 8', pixels.subarray(0, 1500)),
  'within the text': pageOf({
    content: `q 300 0 0 300 100 200 cm BI /W 4 /H 4 /CS /RGB /BPC 8 /F /AHx ID ${'FF000000FF000000FF'.repeat(5)}FFFFFF> EI Q`,
  }),
};

const filters: Record<string, Buffer> = {
  hex: asFilter('/ASCIIHexDecode', Buffer.from(`${Buffer.from(grid).toString('hex')}>`)),
  'hex of Flate': asFilter(
    '[/ASCIIHexDecode /FlateDecode]',
    Buffer.from(`${deflateSync(grid).toString('hex')}>`),
  ),
  'runs of letters': asFilter('/RunLengthDecode', runs(Buffer.from(grid))),
  'Flate, short name': asFilter('/Fl', deflateSync(grid)),
  'Flate, cut off': asFilter('/FlateDecode', deflateSync(grid).subarray(0, -9)),
  'Flate, without its sum': asFilter('/FlateDecode', deflateSync(grid).subarray(0, -4)),
  'no filter': asFilter('[]', Buffer.from(grid)),
};

function asFilter(filter: string, bytes: Buffer): Buffer {
  return pageOf({ contents: '6 0 R', objects: [streamOf(bytes, false, `/Filter ${filter}`)] });
}

function runs(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const part = bytes.subarray(at, at + 128);
    parts.push(Buffer.from([part.length - 1]), part);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
}

const blends =
  'Normal Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity';
const overlapping = '1 0.6 0.2 rg 100 300 300 300 re f /Mode gs 0.2 0.4 0.9 rg 200 200 300 300 re f';

const paints: Record<string, PageParts> = {
  ...Object.fromEntries(
    blends
      .split(' ')
      .map((mode) => [
        `blend ${mode}`,
        { content: overlapping, resources: `/ExtGState << /Mode << /BM /${mode} /ca 0.8 >> >>` },
      ]),
  ),
  'blend in a group of the page': {
    content: overlapping,
    resources: '/ExtGState << /Mode << /BM /Multiply >> >>',
    page: '/Group << /S /Transparency /CS /DeviceRGB /I true >>',
  },
  'blend in a group in cmyk': {
    content: overlapping,
    resources: '/ExtGState << /Mode << /BM /Multiply >> >>',
    page: '/Group << /S /Transparency /CS /DeviceCMYK >>',
  },
  'soft mask': {
    content: '/Mode gs 0.7 0 0 rg 0 0 612 792 re f',
    resources: '/ExtGState << /Mode << /SMask << /S /Luminosity /G 6 0 R >> >> >>',
    objects: [
      formOf(
        '1 g 100 100 300 500 re f 0.5 g 200 300 300 300 re f',
        '/BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >>',
      ),
    ],
  },
  'knockout group': {
    content: '/Gr Do',
    resources: '/XObject << /Gr 6 0 R >>',
    objects: [
      formOf(
        '/Half gs 1 0 0 rg 100 100 300 300 re f 0 0 1 rg 200 200 300 300 re f',
        '/BBox [0 0 612 792] /Group << /S /Transparency /K true /I true >> /Resources << /ExtGState << /Half << /ca 0.5 >> >> >>',
      ),
    ],
  },
  'forms in forms': {
    content: '/Gr Do',
    resources: '/XObject << /Gr 6 0 R >>',
    objects: [
      formOf('0.5 0 0 0.5 50 50 cm /In Do', '/BBox [0 0 612 792] /Resources << /XObject << /In 7 0 R >> >>'),
      formOf('0 0.6 0.3 rg 0 0 600 700 re f', '/BBox [0 0 500 600] /Matrix [0.8 0.2 -0.2 0.8 100 0]'),
    ],
  },
  overprint: {
    content: `/Mode gs ${'0 1 0 0 k 100 300 300 300 re f 1 0 0 0 k 200 200 300 300 re f'}`,
    resources: '/ExtGState << /Mode << /OP true /op true /OPM 1 >> >>',
  },
  'tiles in colour': {
    content: '/Pattern cs /P scn 50 50 500 600 re f',
    resources: '/Pattern << /P 6 0 R >>',
    objects: [
      streamOf(
        Buffer.from('1 0 0 rg 0 0 20 20 re f 0 0 1 rg 20 20 20 20 re f'),
        false,
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 40 40] /XStep 40 /YStep 40 /Resources << >>',
      ),
    ],
  },
  'tiles without colour': {
    content: '/Cs cs 0.9 0.3 0 /P scn 50 50 500 600 re f',
    resources: '/ColorSpace << /Cs [/Pattern /DeviceRGB] >> /Pattern << /P 6 0 R >>',
    objects: [
      streamOf(
        Buffer.from('0 0 20 20 re f'),
        false,
        '/Type /Pattern /PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 40 40] /XStep 40 /YStep 40 /Matrix [0.9 0.3 -0.3 0.9 7 7] /Resources << >>',
      ),
    ],
  },
  'from left to right': {
    content: '/Sh sh',
    resources: `/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 0 500 0] /Function ${square} /Extend [true true] >> >>`,
  },
  'from the middle': {
    content: '/Sh sh',
    resources: `/Shading << /Sh << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [306 396 20 306 396 250] /Function ${square} /Extend [false true] >> >>`,
  },
  'a shading as a pattern': {
    content: '/Pattern cs /P scn 100 100 400 500 re f',
    resources: `/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 100 500 600] /Function ${square} >> >> >>`,
  },
  'lines of all kinds': {
    content:
      '12 w 1 J 1 j [30 20] 5 d 100 100 m 500 200 l 300 500 l S 3 w [] 0 d 0 J 0 j 0 0 1 RG 100 600 400 90 re S 0 w 50 50 m 560 740 l S',
  },
  'paths with holes': {
    content:
      '0 0.4 0.6 rg 100 100 400 400 re 200 200 200 200 re f* 1 0 0 rg 306 700 m 400 700 450 650 400 600 c 300 550 250 600 306 700 c b',
  },
  'cut to a shape': { content: `306 396 m 500 396 l 306 700 l h W n ${grid}` },
  'cut to letters': {
    content:
      'q BT 7 Tr /F1 140 Tf 40 300 Td (Visa D7) Tj ET 1 0 0 rg 0 300 300 200 re f 0 0 1 rg 300 300 312 200 re f Q',
  },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((mode) => [
      `letters in mode ${mode}`,
      { content: `BT ${mode} Tr 0.2 0.5 0 rg 0.8 0 0 RG 2 w /F1 90 Tf 60 400 Td (Letters) Tj ET` },
    ]),
  ),
  'letters set apart': {
    content:
      'BT /F1 20 Tf 14 TL 4 Tc 12 Tw 80 Tz 5 Ts 60 600 Td (Set apart) Tj T* (in two lines) Tj [(ke) -300 (rn) 200 (ed)] TJ ET',
  },
};

const standard =
  'Helvetica Helvetica-BoldOblique Times-Roman Times-BoldItalic Courier Courier-Bold Symbol ZapfDingbats Arial ArialMT,Bold TimesNewRoman CourierNew Calibri NoSuchFont';
const sentence = '(The quick brown fox 0123456789 \\341\\347\\343) Tj';
const withFont = (font: string, show: string = sentence): Buffer =>
  pageOf({ content: `BT /F9 26 Tf 40 500 Td ${show} ET`, fonts: '/F9 6 0 R', objects: [font, ...signs] });
/** Of a font that draws its signs itself. */
const signs = [
  streamOf(Buffer.from('800 0 0 0 750 750 d1 0 0 750 750 re f')),
  streamOf(Buffer.from('1000 0 d0 1 0 0 rg 0 0 750 750 re f')),
];

/** Tables of letters that every reader has by name (ISO 32000-2, table 116), with two words in each. */
const asian: Record<string, [ordering: string, cmap: string, letters: string]> = {
  'Chinese in Unicode': ['GB1', 'UniGB-UCS2-H', '51FA751F8BC1660E00410042'],
  'Chinese of the mainland': ['GB1', 'GBK-EUC-H', 'B3F6C9FAD6A4C3F7'],
  'Chinese of Taiwan': ['CNS1', 'ETen-B5-H', 'A558A5CDC3D2A9FA'],
  'Japanese in Unicode': ['Japan1', 'UniJIS-UTF16-H', '51FA751F8A3C66F8'],
  'Japanese of Windows': ['Japan1', '90ms-RKSJ-H', '8F6F90B68FD896BE'],
  'Japanese downwards': ['Japan1', 'UniJIS-UTF16-V', '51FA751F8A3C66F8'],
  Korean: ['Korea1', 'KSCms-UHC-H', 'C3E2BBFDC1F5B8ED'],
};

const fonts: Record<string, Buffer> = {
  ...Object.fromEntries(
    standard
      .split(' ')
      .map((name) => [
        name,
        withFont(
          `<< /Type /Font /Subtype /${/^(?:Arial|Times?New|Cour.*New|Cali|NoS)/.test(name) ? 'TrueType' : 'Type1'} /BaseFont /${name} ${/Symbol|Zapf/.test(name) ? '' : '/Encoding /WinAnsiEncoding'} >>`,
        ),
      ]),
  ),
  'with its own signs': withFont(
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a 7 0 R /b 8 0 R >> /Encoding << /Differences [97 /a /b] >> /FirstChar 97 /LastChar 98 /Widths [800 1000] >>',
    '(abba baab) Tj',
  ),
  'with other letters': withFont(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /Euro /eacute /Lslash] >> >>',
    '(ABC abc) Tj',
  ),
  'of an old Mac': withFont(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /MacRomanEncoding >>',
  ),
  'without a name': withFont('<< /Type /Font /Subtype /Type1 >>'),
  'that is missing': pageOf({
    content: 'BT /F7 26 Tf 40 500 Td (No font) Tj ET BT /F1 26 Tf 40 400 Td (One font) Tj ET',
  }),
  ...Object.fromEntries(
    Object.entries(asian).map(([name, [ordering, cmap, letters]]) => [
      name,
      withFont(
        `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${cmap} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 4 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>`,
        `<${letters}> Tj`,
      ),
    ]),
  ),
};

/** What pages are painted with: pictures, filters, colours, patterns, transparency, letters. */
export const drawings = (): Made => ({
  ...variants('picture', images, (made) => made),
  ...variants('filter', filters, (made) => made),
  ...variants('paint', paints, pageOf),
  ...variants('font', fonts, (made) => made),
});
