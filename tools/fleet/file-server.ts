import { startS3Server } from '#tests/support/s3-server.ts';

/** The file store of a fleet in a process of its own: `node tools/fleet/file-server.ts <folder> <port>`. */
const [folder = '', port = ''] = process.argv.slice(2);
const server = await startS3Server(folder, Number(port));
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
