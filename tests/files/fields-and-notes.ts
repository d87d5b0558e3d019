import { formOf, type Made, type PageParts, pageOf, variants } from './page-of.ts';

/** Objects 7 to 9 of every form: drawings for fields. */
const drawings = [
  formOf('0.8 0 0 rg 0 0 200 60 re f', '/BBox [0 0 200 60]'),
  formOf('0 0.5 0 rg 0 0 200 60 re f 1 g 20 20 30 20 re f', '/BBox [0 0 200 60] /Matrix [0 1 -1 0 60 0]'),
  formOf(
    '/Tx BMC q BT /Helv 14 Tf 0 g 4 12 Td (As it was drawn) Tj ET Q EMC',
    '/BBox [0 0 300 40] /Resources << /Font << /Helv 4 0 R >> >>',
  ),
];

const withField =
  (form: string) =>
  (field: string): Buffer =>
    pageOf({
      content: 'BT /F1 20 Tf 72 720 Td (A form with one field) Tj ET',
      page: '/Annots [6 0 R]',
      catalog: `/AcroForm << /Fields [6 0 R] /DA (/Helv 14 Tf 0 g) /DR << /Font << /Helv 4 0 R >> >> ${form} >>`,
      objects: [
        `<< /Type /Annot /Subtype /Widget /Rect [100 500 400 540] /T (name) /P 3 0 R ${field} >>`,
        ...drawings,
      ],
    });

const fields = {
  'text as drawn': '/FT /Tx /F 4 /V (As it was drawn) /AP << /N 9 0 R >>',
  'text without a drawing': '/FT /Tx /F 4 /V (Ruth Abernathy)',
  'text, size to fit': '/FT /Tx /F 4 /DA (/Helv 0 Tf 0 g) /V (Ruth Abernathy)',
  'text in blue': '/FT /Tx /F 4 /DA (/Helv 12 Tf 0 0 1 rg) /V (Ruth Abernathy)',
  'text in the middle': '/FT /Tx /F 4 /Q 1 /V (In the middle)',
  'text to the right': '/FT /Tx /F 4 /Q 2 /V (To the right)',
  'text in letters of Portugal': '/FT /Tx /F 4 /V (S\xe3o Jo\xe3o, Conceic\xe7\xe3o)',
  'text in UTF-16': '/FT /Tx /F 4 /V <FEFF0053006F00660069006100200043006F007300740061002000E9>',
  'text in Chinese': '/FT /Tx /F 4 /V <FEFF51FA751F8BC1660E>',
  'text in Polish': '/FT /Tx /F 4 /V <FEFF01410075006B00610073007A>',
  'text too long': `/FT /Tx /F 4 /V (${'much too long '.repeat(12)})`,
  lines: '/FT /Tx /F 4 /Ff 4096 /Rect [100 400 400 540] /V (One line\rAnother line\rA third one)',
  'lines that do not fit': `/FT /Tx /F 4 /Ff 4096 /V (${'words and words '.repeat(40)})`,
  'in cells': '/FT /Tx /F 4 /Ff 16777216 /MaxLen 9 /V (123456789)',
  'a password': '/FT /Tx /F 4 /Ff 8192 /V (secret)',
  'a password as drawn': '/FT /Tx /F 4 /Ff 8192 /V (secret) /AP << /N 9 0 R >>',
  empty: '/FT /Tx /F 4',
  'of spaces': '/FT /Tx /F 4 /V (    )',
  hidden: '/FT /Tx /F 2 /V (Hidden) /AP << /N 7 0 R >>',
  'hidden without a drawing': '/FT /Tx /F 2 /V (Hidden)',
  'not for the screen': '/FT /Tx /F 36 /V (x) /AP << /N 7 0 R >>',
  'not for paper': '/FT /Tx /F 0 /V (x) /AP << /N 7 0 R >>',
  'read only': '/FT /Tx /F 4 /Ff 1 /V (x) /AP << /N 7 0 R >>',
  'a drawing that is turned': '/FT /Tx /F 4 /V (x) /MK << /R 90 >> /AP << /N 8 0 R >>',
  'turned by 90': '/FT /Tx /F 4 /Rect [100 300 140 540] /MK << /R 90 >> /V (Turned)',
  'turned by 180': '/FT /Tx /F 4 /MK << /R 180 >> /V (Turned)',
  'with a border and ground': '/FT /Tx /F 4 /MK << /BC [1 0 0] /BG [0.9 0.9 1] >> /V (In a box)',
  'ground alone': '/FT /Tx /F 4 /MK << /BC [1 0 0] /BG [0.6 0.6 1] >>',
  'a ticked box': '/FT /Btn /F 4 /AS /Yes /V /Yes /AP << /N << /Yes 7 0 R >> >>',
  'a box without a tick': '/FT /Btn /F 4 /AS /Off /V /Off /AP << /N << /Yes 7 0 R >> >>',
  'a ticked box without a state': '/FT /Btn /F 4 /V /Yes /AP << /N << /Yes 7 0 R >> >>',
  'a ticked box without a drawing': '/FT /Btn /F 4 /AS /Yes /V /Yes /MK << /CA (4) >>',
  'one of several': '/FT /Btn /Ff 49152 /F 4 /AS /B /V /B /AP << /N << /A 7 0 R /B 8 0 R >> >>',
  'a button': '/FT /Btn /Ff 65536 /F 4 /MK << /CA (Press) /BG [0.8 0.8 0.8] >> /AP << /N 7 0 R >>',
  'a button without a drawing': '/FT /Btn /Ff 65536 /F 4 /MK << /CA (Press) /BG [0.8 0.8 0.8] >>',
  'a choice': '/FT /Ch /Ff 131072 /F 4 /Opt [[(pt) (Portugal)] [(us) (United States)]] /V (pt)',
  'a choice as drawn': '/FT /Ch /Ff 131072 /F 4 /Opt [(a) (b)] /V (a) /AP << /N 9 0 R >>',
  'a list': '/FT /Ch /F 4 /Rect [100 400 400 540] /Opt [(one) (two) (three)] /V (two) /I [1]',
  'a signature': '/FT /Sig /F 132 /V << /Type /Sig /Filter /Adobe.PPKLite >> /AP << /N 7 0 R >>',
  'a signature to come': '/FT /Sig /F 4',
  'a drawing without room': '/FT /Tx /F 4 /Rect [100 500 100 500] /V (x) /AP << /N 7 0 R >>',
  'value as a reference': '/FT /Tx /F 4 /V 10 0 R',
} as const;

const quad = '/QuadPoints [110 540 390 540 110 500 390 500]';
const notes: Record<string, string> = {
  Highlight: `/C [1 1 0] ${quad}`,
  Underline: `/C [1 0 0] ${quad}`,
  StrikeOut: `/C [1 0 0] ${quad}`,
  Squiggly: `/C [1 0 0] ${quad}`,
  Square: '/C [0 0 1] /IC [0.8 0.9 1] /BS << /W 4 >>',
  Circle: '/C [0 0 1] /IC [0.8 0.9 1] /BS << /W 4 >>',
  Line: '/L [110 510 390 530] /C [0 0.5 0] /BS << /W 4 >>',
  Ink: '/InkList [[110 510 200 535 300 505 390 530]] /C [0.5 0 0.5] /BS << /W 4 >>',
  Polygon: '/Vertices [110 505 390 505 250 535] /C [1 0 0] /BS << /W 4 >>',
  PolyLine: '/Vertices [110 505 390 505 250 535] /C [1 0 0] /BS << /W 4 >>',
  FreeText: '/DA (/Helv 14 Tf 0 0 1 rg) /Contents (Written on the page)',
  Stamp: '/Name /Approved',
  Text: '/Contents (A note) /Name /Comment',
  Link: '/Border [0 0 3] /C [1 0 0] /A << /S /URI /URI (https://example.com) >>',
  Popup: '/Open true',
  FileAttachment: '/Name /PushPin',
  Caret: '/C [1 0 0]',
  Redact: `/IC [0 0 0] ${quad}`,
  Watermark: '',
};

const withNote = (note: string): Buffer =>
  pageOf({
    content: 'BT /F1 20 Tf 110 512 Td (A sentence with a note on it) Tj ET',
    page: '/Annots [6 0 R]',
    objects: [`<< /Type /Annot /Rect [100 500 400 540] ${note} >>`, ...drawings],
  });

const allNotes = Object.fromEntries(
  Object.entries(notes).flatMap(([kind, more]) => [
    [`${kind}, drawn`, `/Subtype /${kind} /F 4 ${more} /AP << /N 7 0 R >>`],
    [`${kind}, not drawn`, `/Subtype /${kind} /F 4 ${more}`],
  ]),
);

const flags = {
  hidden: '/F 2',
  'not for the screen': '/F 32',
  'not for paper': '/F 0',
  'on a hidden layer': '/F 4 /OC << /Type /OCMD /OCGs [] /P /AnyOn >>',
  'half clear': '/F 4 /CA 0.5',
  'not turned along': '/F 20',
};

const layered = ['Off', 'On', 'Any']
  .map((name, at) => `/OC /${name} BDC BT /F1 60 Tf 60 ${600 - at * 150} Td (${name}) Tj ET EMC`)
  .join('\n');
const groups = (off: string, any: string): PageParts => ({
  content: layered,
  resources: '/Properties << /Off 6 0 R /On 7 0 R /Any 8 0 R >>',
  objects: [`<< /Type /OCG /Name (off) ${off} >>`, '<< /Type /OCG /Name (on) >>', `<< /Type /OCMD ${any} >>`],
});
const settings = (states: string) => `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${states} >> >>`;
const plain = groups('', '/OCGs [6 0 R 7 0 R] /P /AllOn');
const layers: Record<string, PageParts> = {
  'one off': { ...plain, catalog: settings('/OFF [6 0 R]') },
  'all off': { ...plain, catalog: settings('/BaseState /OFF') },
  'all off but one': { ...plain, catalog: settings('/BaseState /OFF /ON [7 0 R]') },
  'nothing said': { ...plain, catalog: settings('') },
  'no settings': plain,
  'any of two': { ...groups('', '/OCGs [6 0 R 7 0 R] /P /AnyOn'), catalog: settings('/OFF [6 0 R]') },
  'none of them': { ...groups('', '/OCGs [6 0 R] /P /AllOff'), catalog: settings('/OFF [6 0 R]') },
  'by a rule': { ...groups('', '/VE [/And 7 0 R [/Not 6 0 R]]'), catalog: settings('/OFF [6 0 R]') },
  'one for paper only': {
    ...groups('/Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >>', '/OCGs [7 0 R]'),
    catalog: settings('/AS [<< /Event /View /OCGs [6 0 R] /Category [/View] >>]'),
  },
  'one not for paper': {
    ...groups('/Usage << /Print << /PrintState /OFF >> >>', '/OCGs [7 0 R]'),
    catalog: settings('/AS [<< /Event /Print /OCGs [6 0 R] /Category [/Print] >>]'),
  },
};

/** Fields, notes and layers: what lies on a page, and what of it is seen. */
export const fieldsAndNotes = (): Made => ({
  ...variants('field', fields, withField('')),
  ...variants('field to redraw', fields, withField('/NeedAppearances true')),
  ...variants('note', allNotes, withNote),
  ...variants('stamp', flags, (flag) => withNote(`/Subtype /Stamp ${flag} /AP << /N 7 0 R >>`)),
  ...variants('layer', layers, pageOf),
});
