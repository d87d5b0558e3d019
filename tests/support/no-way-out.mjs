// Loaded before the program in every journey: it may connect to this machine and to nothing else. An attempt fails, and is
// printed, so that the journey fails with it (`running-app.ts`).
import { Socket } from 'node:net';

const here = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|)$/;
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  // `net.connect` hands on its arguments as one list.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const {
    host = '',
    port,
    path,
  } = typeof first === 'object' && first ? first : { port: first, host: second };
  const outside = path === undefined && typeof port !== 'string' && !here.test(String(host ?? ''));
  if (!outside) return connect.apply(this, args);
  process.stderr.write(`A way out was tried: ${host}:${port}\n`);
  process.nextTick(() => this.destroy(new Error('no way out in tests')));
  return this;
};
