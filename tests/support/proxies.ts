import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemProgram } from './system-program.ts';

const nginx = systemProgram('nginx', 'nginx-light');
const haproxy = systemProgram('haproxy', 'haproxy');
/** Why the tests behind proxies cannot run here; undefined where they can. */
export const missingProxies = [nginx, haproxy].flatMap((one) => ('missing' in one ? [one.missing] : []))[0];

export type ProxyKind = 'nginx' | 'haproxy';
/** As the programs forward by themselves, or as docs/operate.md says. */
export type ProxySettings = 'default' | 'documented';

/** What an operator writes who reads nothing but the program's own beginner's page. */
const defaults: Record<ProxyKind, string> = {
  nginx: 'server {\n  listen 80;\n  location / {\n    proxy_pass http://127.0.0.1:3000;\n  }\n}',
  haproxy:
    'frontend people\n  bind :80\n  default_backend rumo\n\nbackend rumo\n  server rumo1 127.0.0.1:3000',
};

/** The block of the page for operators that is written in this program's language. */
function documented(kind: ProxyKind): string {
  const page = readFileSync('docs/operate.md', 'utf8');
  const block = new RegExp(`^\`\`\`${kind}\\n([^\`]+)\`\`\`$`, 'm').exec(page)?.[1];
  if (!block) throw new Error(`docs/operate.md shows nothing for ${kind}`);
  return block;
}

/** What surrounds it in Debian's own files, without logs, which would go to the system's. */
const around: Record<ProxyKind, (block: string, folder: string) => string> = {
  nginx: (block, folder) => `
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes auto;
events { worker_connections 768; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  ${block}
}
`,
  haproxy: (block) => `
defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
${block}
`,
};

/** A proxy of the system's, started in a folder of its own on a loopback port, before a program at `upstream`. */
export async function startProxy(
  kind: ProxyKind,
  settings: ProxySettings,
  { port, upstream }: { port: number; upstream: string },
): Promise<{ url: string; stop(): Promise<void> }> {
  const program = { nginx, haproxy }[kind];
  if ('missing' in program) throw new Error(program.missing);
  const folder = mkdtempSync(join(tmpdir(), `rumo-${kind}-`));
  chmodSync(folder, 0o711);
  const block = (settings === 'default' ? defaults[kind] : documented(kind))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', new URL(upstream).host);
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, around[kind](block, folder));
  const args =
    kind === 'nginx'
      ? ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
      : ['-db', '-f', file];
  const child = spawn(program.path, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = once(child, 'exit');
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${kind} did not start:\n${printed}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
