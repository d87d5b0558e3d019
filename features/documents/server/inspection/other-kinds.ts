/** Signatures of archives, long enough not to occur by chance in 10 MB. */
const archives = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')];
const pdfMark = Buffer.from('%PDF-');
/** Readers look for a PDF's mark, and browsers for a web page, so far into a file. */
const head = 1024;
/** What a browser takes for the beginning of a web page, and servers for a program. */
const pages = /<(?:!doctype\s{1,9}html|html|head|body|script|iframe|svg|\?php)[\s>]/i;

const [archiveEnd, endSize, longestComment] = [Buffer.from('PK\x05\x06'), 22, 65_535];

/** Whether a file of this stored media type is also one of another kind, for a program that looks at it in another way. */
export function isAlsoAnother(bytes: Buffer, fileType: string): boolean {
  const beginning = bytes.subarray(0, head);
  if (fileType !== 'application/pdf' && beginning.includes(pdfMark)) return true;
  if (pages.test(beginning.toString('latin1'))) return true;
  if (fileType.includes('wordprocessingml')) return false;
  if (pages.test(bytes.subarray(-head).toString('latin1'))) return true;
  return archives.some((mark) => bytes.includes(mark)) || endsAsArchive(bytes);
}

/** Unpackers read an archive from its end: a comment of unknown length, and before it the place of the table. */
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - endSize - longestComment);
  for (let at = bytes.indexOf(archiveEnd, from); at >= 0; at = bytes.indexOf(archiveEnd, at + 1)) {
    if (at + endSize > bytes.length) return false;
    // Unpackers forgive bytes behind the comment.
    if (at + endSize + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
  }
  return false;
}
