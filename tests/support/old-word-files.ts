/** A container of Word's old format with these named parts below its root; each is empty. */
export function aContainer(...names: string[]): Buffer {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.writeUInt32LE(0, 76);
  const allocation = Buffer.alloc(512, 0xff);
  allocation.writeInt32LE(-3, 0);
  allocation.writeInt32LE(-2, 4);
  const directory = Buffer.alloc(512);
  for (const [at, name] of ['Root Entry', ...names.slice(0, 3)].entries()) {
    const entry = directory.subarray(at * 128);
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = at === 0 ? 5 : 2;
    entry.fill(0xff, 68, 80);
    // No sector: the part is empty.
    entry.writeInt32LE(-2, 116);
  }
  return Buffer.concat([header, allocation, directory]);
}
