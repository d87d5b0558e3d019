import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grid, pageOf } from './page-of.ts';

const run = (program: string, args: readonly string[], cwd: string): void => {
  execFileSync(program, args, {
    cwd,
    stdio: 'pipe',
    timeout: 180_000,
    env: { ...process.env, HOME: cwd, SOURCE_DATE_EPOCH: '1767225600' },
  });
};

/** Runs one after the other; what a program of this version does not make is named, and left out. */
function makeAll(
  lines: Readonly<Record<string, readonly string[]>>,
  program: string,
  folder: string,
): string[] {
  const missing: string[] = [];
  for (const [name, args] of Object.entries(lines))
    try {
      run(
        program,
        args.map((arg) => (arg === 'OUT' ? `${name}.pdf` : arg.replace('=OUT', `=${name}.pdf`))),
        folder,
      );
    } catch (error) {
      // qpdf warns by its exit code 3.
      if ((error as { status?: number }).status !== 3)
        missing.push(`${name}: ${String((error as Error).message).split('\n')[1] ?? ''}`);
    }
  return missing;
}

/** What qpdf makes of a form of several pages: packed, linearized, locked in each way that opens without a password, turned. */
function byQpdf(folder: string): string[] {
  writeFileSync(
    join(folder, 'source.pdf'),
    pageOf({
      page: '/Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /FreeText /Rect [50 50 300 90] /F 4 /AP << /N 7 0 R >> >>',
        '<< /Type /XObject /Subtype /Form /BBox [0 0 250 40] /Length 30 >>\nstream\n0.9 0.8 0 rg 0 0 250 40 re f  \nendstream',
      ],
    }),
  );
  writeFileSync(
    join(folder, 'other.pdf'),
    pageOf({ content: '0 0.4 0.2 rg 100 100 200 500 re f', media: '/MediaBox [0 0 842 595]' }),
  );
  const weak = '--allow-weak-crypto';
  const from = 'source.pdf';
  const lines = {
    'qpdf linearized': ['--linearize', from, 'OUT'],
    'qpdf packed objects': ['--object-streams=generate', from, 'OUT'],
    'qpdf packed and linearized': ['--linearize', '--object-streams=generate', from, 'OUT'],
    'qpdf to be read': ['--qdf', from, 'OUT'],
    'qpdf unpacked': ['--stream-data=uncompress', from, 'OUT'],
    'qpdf locked 40 bit': [weak, '--encrypt', '', 'owner', '40', '--', from, 'OUT'],
    'qpdf locked 128 bit': [weak, '--encrypt', '', 'owner', '128', '--use-aes=n', '--', from, 'OUT'],
    'qpdf locked 128 bit AES': [weak, '--encrypt', '', 'owner', '128', '--use-aes=y', '--', from, 'OUT'],
    'qpdf locked 256 bit': ['--encrypt', '', 'owner', '256', '--', from, 'OUT'],
    'qpdf locked, no printing': [
      '--encrypt',
      '',
      'owner',
      '256',
      '--print=none',
      '--modify=none',
      '--extract=n',
      '--',
      from,
      'OUT',
    ],
    'qpdf locked, words open': ['--encrypt', '', 'owner', '256', '--cleartext-metadata', '--', from, 'OUT'],
    'qpdf locked and packed': [
      '--object-streams=generate',
      '--encrypt',
      '',
      'owner',
      '256',
      '--',
      from,
      'OUT',
    ],
    'qpdf locked and linearized': ['--linearize', '--encrypt', '', 'owner', '256', '--', from, 'OUT'],
    'qpdf asks for a password': ['--encrypt', 'user', 'owner', '256', '--', from, 'OUT'],
    'qpdf turned': ['--rotate=+90', from, 'OUT'],
    'qpdf put together': ['--empty', '--pages', from, 'other.pdf', from, '--', 'OUT'],
    'qpdf one over the other': [from, '--overlay', 'other.pdf', '--', 'OUT'],
    'qpdf one under the other': [from, '--underlay', 'other.pdf', '--', 'OUT'],
    'qpdf notes flattened': ['--flatten-annotations=all', from, 'OUT'],
    'qpdf version 2.0': ['--force-version=2.0', from, 'OUT'],
    'qpdf with a file in it': [from, '--add-attachment', 'other.pdf', '--', 'OUT'],
    'qpdf several on one': ['--collate', from, '--pages', from, 'other.pdf', '--', 'OUT'],
    'qpdf without names': ['--deterministic-id', '--remove-unreferenced-resources=yes', from, 'OUT'],
  };
  return makeAll(lines, 'qpdf', folder);
}

const postScript = `%!PS
/Helvetica-Bold findfont 40 scalefont setfont 72 700 moveto (Written in PostScript) show
/Times-Roman findfont 18 scalefont setfont 72 650 moveto (The birth certificate of a person) show
gsave 100 300 translate 0 1 20 { dup 20 div 0.3 0.7 setrgbcolor 15 mul 0 moveto 10 200 rlineto 4 setlinewidth stroke } for grestore
0.2 0.7 0 0.1 setcmykcolor 350 150 150 100 rectfill
gsave 306 100 translate 100 100 scale 4 4 8 [4 0 0 4 0 0] { <004080C04080C0FF80C0FF00C0FF0040> } image grestore
showpage
<< /PageSize [842 595] >> setpagedevice /Courier findfont 30 scalefont setfont 72 300 moveto (A page that lies) show showpage
`;

function byGhostscript(folder: string): string[] {
  writeFileSync(join(folder, 'source.ps'), postScript);
  writeFileSync(join(folder, 'grid.pdf'), pageOf({ content: grid }));
  const write = (...args: string[]) => [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=pdfwrite',
    ...args,
    '-sOutputFile=OUT',
  ];
  const draw = (device: string, ...args: string[]) => [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    `-sDEVICE=${device}`,
    '-r100',
    ...args,
    '-sOutputFile=OUT',
    'source.ps',
  ];
  const lines = {
    ...Object.fromEntries(
      ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '2.0'].map((level) => [
        `gs level ${level}`,
        [...write(`-dCompatibilityLevel=${level}`), 'source.ps'],
      ]),
    ),
    'gs for the screen': [...write('-dPDFSETTINGS=/screen'), 'source.ps'],
    'gs for print': [...write('-dPDFSETTINGS=/prepress'), 'source.ps'],
    'gs in gray': [
      ...write('-sColorConversionStrategy=Gray', '-dProcessColorModel=/DeviceGray'),
      'source.ps',
    ],
    'gs in cmyk': [
      ...write('-sColorConversionStrategy=CMYK', '-dProcessColorModel=/DeviceCMYK'),
      'source.ps',
    ],
    'gs from a pdf': [...write(), 'grid.pdf'],
    'gs for archives': [...write('-dPDFA=2', '-dPDFACompatibilityPolicy=1'), 'source.ps'],
    'gs without packing': [...write('-dCompressPages=false', '-dCompressFonts=false'), 'source.ps'],
    'gs letters as paths': [...write('-dNoOutputFonts'), 'source.ps'],
    'gs as a scan in gray': draw('pdfimage8'),
    'gs as a scan in colour': draw('pdfimage24'),
    'gs as a scan in cmyk': draw('pdfimage32'),
    'gs as a scan in JPEG': draw('pdfimage24', '-sCompression=JPEG'),
    'gs as a scan in LZW': draw('pdfimage24', '-sCompression=LZW'),
    'gs as a scan in runs': draw('pdfimage24', '-sCompression=RLE'),
    'gs by cairo of letters': draw('pclm'),
  };
  return makeAll(lines, 'gs', folder);
}

const documents: Record<string, string> = {
  'letter.html':
    '<html><body style="font-family:Liberation Serif"><h1>Letter of invitation</h1><p>To whom it may concern: <b>bold</b>, <i>italic</i>, <u>under</u>.</p><table border=1><tr><td>Name<td>Ruth Abernathy<tr><td>Born<td>1961</table><p style="color:#a03">In colour.</p></body></html>',
  'portugues.html':
    '<html><meta charset=utf-8><body style="font-family:Liberation Sans"><h1>Certidão de nascimento</h1><p>São João da Madeira, 29 de fevereiro, ação, às 9h, «coração», 1.º € 12,50</p></body></html>',
  'scripts.html':
    '<html><meta charset=utf-8><body style="font-family:DejaVu Sans"><p>Ελληνικά Українська Türkçe Łukasz Żółw Việt Nam</p><p dir=rtl>شهادة الميلاد مرحبا</p><p dir=rtl>תעודת לידה</p><p>ﬁ ﬂ ffi “quotes” — … ½ ∑ ∞ ≠ ☑ ☐ ✓</p></body></html>',
  'long.html': `<html><body>${'<p>A sentence that fills a line and some more of it, so that pages follow each other. </p>'.repeat(150)}</body></html>`,
  'landscape.html':
    '<html><head><style>@page{size:29.7cm 21cm;margin:1cm}</style></head><body><h1>Statement of account</h1><table border=1 width=100%>' +
    '<tr><td>2026-01-02<td>Pension<td>2,345.67<td>EUR</tr>'.repeat(20) +
    '</table></body></html>',
  'sheet.csv': [
    'Date,What,Amount',
    ...Array.from({ length: 60 }, (_, at) => `2026-01-${(at % 28) + 1},Payment ${at},${at * 17}.50`),
  ].join('\n'),
  'plain.txt': 'A plain text\nwith lines\n\tand a tab\n'.repeat(60),
  'form.fodt': `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:form="urn:oasis:names:tc:opendocument:xmlns:form:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><office:forms form:automatic-focus="false"><form:form form:name="F"><form:text form:name="who" form:id="c1" xml:id="c1" form:current-value="Ruth Abernathy"/><form:checkbox form:name="yes" form:id="c2" xml:id="c2" form:current-state="checked" form:label="Yes"/></form:form></office:forms><text:p>A form of an office: <draw:control text:anchor-type="as-char" svg:width="6cm" svg:height="0.8cm" draw:control="c1"/></text:p><text:p><draw:control text:anchor-type="as-char" svg:width="3cm" svg:height="0.8cm" draw:control="c2"/></text:p></office:text></office:body></office:document>`,
  'drawing.fodg': `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.graphics"><office:body><office:drawing><draw:page draw:name="p"><draw:ellipse svg:x="3cm" svg:y="3cm" svg:width="8cm" svg:height="5cm"><text:p>An ellipse</text:p></draw:ellipse><draw:line svg:x1="2cm" svg:y1="12cm" svg:x2="16cm" svg:y2="20cm"/></draw:page></office:drawing></office:body></office:document>`,
};

const option = (value: string, type: 'long' | 'boolean') => ({ type, value });
/** How LibreOffice writes: each is one run over all documents. */
const writings = {
  '': {},
  ' archived': { SelectPdfVersion: option('2', 'long') },
  ' tagged with a form': {
    UseTaggedPDF: option('true', 'boolean'),
    ExportFormFields: option('true', 'boolean'),
    SelectPdfVersion: option('17', 'long'),
  },
};

function byLibreOffice(folder: string): string[] {
  const missing: string[] = [];
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
  for (const [writing, options] of Object.entries(writings)) {
    const out = join(folder, `office${writing}`);
    for (const [filter, pattern] of Object.entries({
      writer_pdf_Export: /html|txt|fodt/,
      calc_pdf_Export: /csv/,
      draw_pdf_Export: /fodg/,
    })) {
      const names = Object.keys(documents).filter((name) => pattern.test(name));
      try {
        run(
          'soffice',
          [
            '--headless',
            `-env:UserInstallation=file://${folder}/profile`,
            '--convert-to',
            `pdf:${filter === 'writer_pdf_Export' ? 'writer_pdf_Export' : filter}:${JSON.stringify(options)}`,
            '--outdir',
            out,
            ...names,
          ],
          folder,
        );
      } catch (error) {
        missing.push(`office${writing} ${filter}: ${String((error as Error).message).slice(0, 200)}`);
      }
    }
  }
  return missing;
}

function byImg2pdf(folder: string): string[] {
  const picture = [
    '-size',
    '600x400',
    'gradient:red-blue',
    '-alpha',
    'off',
    '-depth',
    '8',
    '-fill',
    'white',
    '-pointsize',
    '60',
    '-draw',
    "text 60,220 'Scan 1'",
  ];
  const made: Record<string, string[]> = {
    'a.jpg': ['-quality', '85'],
    'gray.jpg': ['-colorspace', 'Gray'],
    'cmyk.jpg': ['-colorspace', 'CMYK'],
    'progressive.jpg': ['-interlace', 'JPEG'],
    'a.png': [],
    'palette.png': ['-colors', '16', '-type', 'Palette'],
    'bits.png': ['-threshold', '50%', '-type', 'Bilevel'],
    'deep.png': ['-depth', '16'],
    'gray.png': ['-colorspace', 'Gray'],
    'interlaced.png': ['-interlace', 'PNG'],
    'a.gif': [],
    'a.jp2': [],
    'gray.jp2': ['-colorspace', 'Gray'],
    'fax.tif': ['-threshold', '50%', '-type', 'Bilevel', '-compress', 'Group4'],
    'lzw.tif': ['-depth', '8', '-compress', 'LZW'],
  };
  for (const [name, args] of Object.entries(made))
    run('convert', [...picture, ...args, '-alpha', 'off', name], folder);
  const lines: Record<string, string[]> = Object.fromEntries(
    Object.keys(made).map((name) => [`img2pdf ${name.replace('.', ' ')}`, [name, '-o', 'OUT']]),
  );
  Object.assign(lines, {
    'img2pdf several': ['a.jpg', 'bits.png', 'a.jp2', 'cmyk.jpg', '-o', 'OUT'],
    'img2pdf on A4': ['--pagesize', 'A4', 'a.jpg', '-o', 'OUT'],
    'img2pdf on A4, lying': ['--pagesize', 'A4^T', '--border', '2cm', 'a.png', '-o', 'OUT'],
    'img2pdf large': ['--imgsize', '200%', 'a.jpg', '-o', 'OUT'],
    'img2pdf cropped': ['--pagesize', 'A4', '--crop-border', '3cm', 'a.jpg', '-o', 'OUT'],
  });
  return makeAll(lines, 'img2pdf', folder);
}

const makers = { qpdf: byQpdf, gs: byGhostscript, soffice: byLibreOffice, img2pdf: byImg2pdf };

/** Lets a program of the system make its part of the corpus. Returns what it could not make. */
export function makeByTool(tool: keyof typeof makers, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return makers[tool](folder);
}
