import { once } from 'node:events';
import { createServer } from 'node:http';

// Takes whatever is sent and says 204: a child of bench/flood.ts. Sends its port when it listens.
const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.writeHead(204).end());
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
