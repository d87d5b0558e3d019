// Loaded before the program by `crash-uploads.ts`: the program kills itself where the file CRASH_AT says.
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/** Returns only if the file names another point, or does not exist. */
function at(point) {
  let wanted;
  try {
    wanted = readFileSync(process.env.CRASH_AT, 'utf8');
  } catch {
    return;
  }
  if (wanted === point) process.kill(process.pid, 'SIGKILL');
}

/** The bytes of an upload on their way; a probe of the disk has a name of its own. */
const isIncoming = (path) => /\/incoming\/[0-9a-f-]{36}$/.test(path);

const { open, rename, unlink } = fs;
fs.open = async (...args) => {
  if (!isIncoming(args[0]) || args[1] !== 'wx') return open(...args);
  at('before the temporary file');
  const file = await open(...args);
  const { writeFile, sync } = file;
  file.writeFile = (pieces) => writeFile.call(file, broken(pieces));
  file.sync = async () => {
    await sync.call(file);
    at('after the sync');
  };
  return file;
};
fs.rename = async (from, to) => {
  await rename(from, to);
  if (isIncoming(from)) at('after the rename');
};
fs.unlink = async (path) => {
  await unlink(path);
  if (/\/files\/[0-9a-f-]{36}\//.test(path)) at('within an erasure');
};
syncBuiltinESMExports();

async function* broken(pieces) {
  let written = 0;
  for await (const piece of pieces) {
    if (written > 0) at('within the write');
    yield piece;
    written += 1;
  }
}

const { query } = pg.Client.prototype;
const finishing = new WeakSet();
pg.Client.prototype.query = function (...args) {
  if (String(args[0]).includes('app.finish_upload')) finishing.add(this);
  if (args[0] !== 'commit' || !finishing.delete(this)) return query.apply(this, args);
  at('before the commit');
  return query.apply(this, args).then((result) => {
    at('after the commit');
    return result;
  });
};

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...args) {
  if (this.req.method === 'PUT' && args[0] === 200) at('before the reply');
  return writeHead.apply(this, args);
};
