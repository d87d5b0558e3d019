import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const systemPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const args = [
  // Root cannot use the sandbox, and nothing but our own pages is opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A closed network refuses what a browser asks of its maker in the background, many times a second.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where no language is set, a file called José.pdf would be saved as `download`. */
const utf8 = { LC_ALL: 'C.UTF-8' };

/** Starts a headless Chromium: the one among our packages, or the system's where ours does not run. Close it when done. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = findChromium();
  return chromium.launch({ args, executablePath, env: { ...process.env, ...env } });
}

let shared: Promise<Browser> | undefined;

/** The one Chromium of this test worker, which ends with it: contexts keep visitors apart. */
export async function sharedChromium(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchChromium();
  return (await shared) as Browser;
}

/** Where the Chromium lies and what it needs in its environment, for tools that start one themselves. */
export function findChromium(): { executablePath: string; env: NodeJS.ProcessEnv } {
  const { executablePath, env } = findPackagedChromium() ?? findSystemChromium();
  return { executablePath, env: { ...utf8, ...env } };
}

/** Another browser draws and measures otherwise; Debian's starts eight processes and takes twice as long (PERFORMANCE.md, 12). */
function findSystemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...systemNames.flatMap((name) => folders.map((dir) => join(dir, name))),
    ...systemPlaces,
  ];
  const executablePath = candidates.find((file) => existsSync(file));
  if (!executablePath)
    throw new Error(`no Chromium was found, neither among our packages nor as ${systemNames.join(', ')}`);
  return { executablePath, env: {} };
}

/** A bare machine has neither the libraries that Chromium needs nor a font; both come with the package. */
function findPackagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpackChromium();
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), ...fonts },
  };
}
